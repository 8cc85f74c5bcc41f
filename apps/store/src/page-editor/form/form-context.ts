import type { Locale } from '@patine/core';
import { createContext, use, type ComponentType } from 'react';
import type { LinkFault } from '../links/use-link-faults.ts';
import type { ValidationError } from '../validation-errors.ts';
import type { SchemaFieldsProps } from './field-props.ts';

export type FormContext = {
  /** Type of the block, or `page`: words and Markdown go by it. */
  subject: string;
  /** Of messages for fields that the page editor's own do not name. */
  messagePrefix?: string;
  /** True where the items of lists are folded until they are pressed: there are many of them. */
  foldsItems?: boolean;
  /** What is wrong with links, where items of lists are folded: an item says what is below it. */
  linkFaults?: readonly LinkFault[];
  /** Language that the content is in. */
  locale: Locale;
  /** By path. */
  validationErrors: ReadonlyMap<string, ValidationError>;
  /** Least size of a picture in a field, where the block asks for one. */
  pictureSize: (path: string) => { width: number; height: number } | undefined;
  /** Draws the fields of what stands inside another: groups and lists hold fields of any kind. */
  Fields: ComponentType<SchemaFieldsProps>;
};

const Context = createContext<FormContext | null>(null);

export const FormProvider = Context.Provider;

export function useFormContext(): FormContext {
  const form = use(Context);
  if (!form) throw new Error('A field outside a form');
  return form;
}

/** Ids of controls are paths, so that a validation error leads to its field. */
const PREFIX = 'field.';
export const fieldId = (path: string) => PREFIX + path;
export const pathOf = (id: string) => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null);

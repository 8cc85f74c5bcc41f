import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { ATTRIBUTES } from './attributes.ts';
import type { ShownType } from './readable-type.ts';

type Documented = {
  __docgenInfo?: {
    props?: Record<string, { tsType?: { name: string; raw?: string }; shown?: ShownType }>;
  };
};

const PLAIN_CONTROLS = { boolean: 'boolean', string: 'text', number: 'number' } as const;

/** That a prop may be left out is said by its missing asterisk. */
const withoutUndefined = (code: string) => code.replace(/ \| undefined$/, '');

/** The control of a prop that takes one plain value, which for an optional one Storybook does not find. */
const plainControl = (code: string) => {
  const type = PLAIN_CONTROLS[code as keyof typeof PLAIN_CONTROLS];
  return type ? { control: { type } } : {};
};

const SLOT = /\bReact(Node|Element)\b/;

/** True for a value with elements or functions in it, which as JSON are pages of internals. */
export function isOpaque(value: unknown): boolean {
  if (typeof value === 'function' || isValidElement(value)) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(isOpaque);
}

/**
 * Shows types as they are written where the table would say « union » or « object ». A slot has a text field when the
 * story fills it with text, and no control when it holds elements.
 */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const { __docgenInfo: written } = (component ?? {}) as Documented;
  // What docgen does not know gets its row after this, from the arguments.
  const unknown = Object.keys(initialArgs).filter(
    (name) => !(name in argTypes) && isOpaque(initialArgs[name]),
  );
  return Object.fromEntries(
    [...Object.entries(argTypes), ...unknown.map((name) => [name, { name }] as const)].map(
      ([name, argType]) => {
        const { tsType: type, shown } = written?.props?.[name] ?? {};
        const code = withoutUndefined(
          (type?.raw ?? type?.name ?? '').replaceAll(/\s+/g, ' ').replace(/^ ?\| /, ''),
        );
        const summary = shown ? { ...shown, summary: withoutUndefined(shown.summary) } : { summary: code };
        const value = initialArgs[name];
        const isText = SLOT.test(code) && typeof value === 'string';
        const hasNoControl = isOpaque(value) || (SLOT.test(code) && !isText);
        return [
          name,
          {
            ...argType,
            ...(type ? {} : ATTRIBUTES[name]),
            ...(shown || type?.raw ? { table: { ...argType.table, type: summary } } : {}),
            ...plainControl(code),
            ...(isText ? { control: { type: 'text' as const } } : {}),
            ...(hasNoControl ? { control: { disable: true } } : {}),
          },
        ];
      },
    ),
  );
};

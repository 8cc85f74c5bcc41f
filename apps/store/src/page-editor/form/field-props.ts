import type { FieldSchema } from '@patine/ui/blocks/field-rows';
import type { Fields } from './change-value.ts';

export type FieldProps = {
  schema: FieldSchema;
  /** From the block, such as `items.2.title`. */
  path: string;
  value: unknown;
  /** Whether it must be there; an empty text may be enough. */
  required: boolean;
  /** Whether it may be left empty: said beside its name. */
  optional: boolean;
  /** Told the new value, the path of what was changed inside it, and values for fields beside it that are empty. */
  onChange: (value: unknown, changed?: string, beside?: Fields) => void;
};

export type SchemaFieldsProps = {
  schema: FieldSchema;
  value: Fields;
  /** Path of what the fields belong to; empty for the block itself. */
  path: string;
  onChange: (value: Fields, changed: string) => void;
};

import '../without-eval.ts';
import { blockJsonSchema } from '@patine/contract/content/block-json-schema';
import type { BlockType } from '@patine/contract/content/blocks';
import type { Locale } from '@patine/core';
import { EDITOR_DOCS } from '@patine/ui/blocks/editors-pages';
import type { FieldSchema } from '@patine/ui/blocks/field-rows';
import type { ValidationError } from '../validation-errors.ts';
import type { BlockDraft } from '../page-draft.ts';
import { FormProvider } from './form-context.ts';
import { SchemaFields } from './SchemaFields.tsx';
import { shownErrors, useLeftFields } from './use-left-fields.ts';

export type BlockFormProps = {
  block: BlockDraft & { type: BlockType };
  locale: Locale;
  validationErrors: readonly ValidationError[];
  /** Told the block as it is now, and the path of what was changed. */
  onChange: (block: BlockDraft, changed: string) => void;
};

const schemas = new Map<BlockType, FieldSchema>();

function schemaOf(type: BlockType): FieldSchema {
  const schema = schemas.get(type) ?? (blockJsonSchema(type) as FieldSchema);
  schemas.set(type, schema);
  return schema;
}

/** `items.2.imageUrl` is `items[].imageUrl` in a page for editors. */
const fieldNameOf = (path: string) => path.replaceAll(/\.\d+\./g, '[].');

/** The fields of a block, made from its schema. */
export function BlockForm({ block, locale, validationErrors, onChange }: BlockFormProps) {
  const { type } = block;
  const { left, leave, onBlur } = useLeftFields(validationErrors, false);
  const form = {
    subject: type,
    Fields: SchemaFields,
    locale,
    validationErrors: shownErrors(validationErrors, left),
    pictureSize: (path: string) =>
      EDITOR_DOCS[type].pictures.find(({ field }) => field === fieldNameOf(path)),
  };
  return (
    <FormProvider value={form}>
      <div onBlur={onBlur}>
        <SchemaFields
          schema={schemaOf(type)}
          value={block}
          path=""
          onChange={(fields, changed) => {
            leave(changed);
            onChange({ ...fields, type }, changed);
          }}
        />
      </div>
    </FormProvider>
  );
}

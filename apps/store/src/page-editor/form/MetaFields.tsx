import type { FieldSchema } from '@patine/ui/blocks/field-rows';
import { pageMetaErrors } from '../block-errors.ts';
import { checkPageMeta, pastDates } from '../check-page.ts';
import { useEditorContext } from '../editor-context.ts';
import type { PageDraft } from '../page-draft.ts';
import { useNow } from '../use-now.ts';
import { type FormContext, FormProvider } from './form-context.ts';
import { SchemaFields } from './SchemaFields.tsx';
import { shownErrors, useLeftFields } from './use-left-fields.ts';

export type MetaFieldsProps = Omit<FormContext, 'Fields' | 'locale' | 'validationErrors'> & {
  schema: FieldSchema;
  draft: PageDraft;
};

/** The fields that a document has outside its blocks, in the language that is written. */
export function MetaFields({ schema, draft: { meta }, ...form }: MetaFieldsProps) {
  const { editorState, language, saved, saving, changePage } = useEditorContext();
  const validationErrors = pageMetaErrors(
    [...checkPageMeta(meta, language, editorState.name), ...pastDates(meta, useNow())],
    saved[language],
    meta,
  );
  const { left, leave, onBlur } = useLeftFields(validationErrors, saved[language] === null);
  const shown = saving.isTried ? new Set(validationErrors.map(({ path }) => path)) : left;
  return (
    <FormProvider
      value={{
        ...form,
        Fields: SchemaFields,
        locale: language,
        validationErrors: shownErrors(validationErrors, shown),
      }}
    >
      <div onBlur={onBlur}>
        <SchemaFields
          schema={schema}
          value={meta}
          path=""
          onChange={(next, changed) => {
            leave(changed);
            changePage((page) => ({ ...page, meta: next }), `frame.${changed}`);
          }}
        />
      </div>
    </FormProvider>
  );
}

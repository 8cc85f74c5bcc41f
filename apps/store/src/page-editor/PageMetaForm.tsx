import './without-eval.ts';
import { pageSchema } from '@patine/contract/content/structure';
import type { FieldSchema } from '@patine/ui/blocks/field-rows';
import { FormattedMessage } from 'react-intl';
import { z } from 'zod';
import { pageMetaErrors } from './block-errors.ts';
import { checkPageMeta, hasAddress, pastDates } from './check-page.ts';
import { useEditorContext } from './editor-context.ts';
import { FormProvider } from './form/form-context.ts';
import { SchemaFields } from './form/SchemaFields.tsx';
import { shownErrors, useLeftFields } from './form/use-left-fields.ts';
import type { PageDraft } from './page-draft.ts';
import { useNow } from './use-now.ts';

const OWN = {
  title: true,
  description: true,
  path: true,
  image: true,
  publishAt: true,
  expireAt: true,
} as const;

/** The address is not optional for a page that editors write. */
const schema = z.toJSONSchema(pageSchema.pick(OWN).required({ path: true }), { io: 'input' }) as FieldSchema;
const { path: _, ...others } = schema.properties ?? {};
const schemaWithoutAddress: FieldSchema = { ...schema, properties: others };

/** What other sites show of a page. */
const SHARED_PICTURE = { width: 1200, height: 630 };

/** What a page says of itself: title, description, address, picture and dates. */
export function PageMetaForm({ page: { meta } }: { page: PageDraft }) {
  const { editorState, language, saved, saving, changePage } = useEditorContext();
  const validationErrors = pageMetaErrors(
    [...checkPageMeta(meta, language, editorState.name), ...pastDates(meta, useNow())],
    saved[language],
    meta,
  );
  const { left, leave, onBlur } = useLeftFields(validationErrors, saved[language] === null);
  const form = {
    subject: 'page',
    Fields: SchemaFields,
    locale: language,
    validationErrors: shownErrors(
      validationErrors,
      saving.isTried ? new Set(validationErrors.map((validationError) => validationError.path)) : left,
    ),
    pictureSize: () => SHARED_PICTURE,
  };
  return (
    <section aria-labelledby="frame" className="stitch-t mt-8 pt-6">
      <h2 id="frame" className="heading mb-4 text-xl">
        <FormattedMessage id="pageEditor.frame" />
      </h2>
      <FormProvider value={form}>
        <div onBlur={onBlur}>
          <SchemaFields
            schema={hasAddress(editorState.name) ? schema : schemaWithoutAddress}
            value={meta}
            path=""
            onChange={(next, changed) => {
              leave(changed);
              changePage((page) => ({ ...page, meta: next }), `frame.${changed}`);
            }}
          />
        </div>
      </FormProvider>
    </section>
  );
}

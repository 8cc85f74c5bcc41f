import { Button } from '@patine/ui/button/Button';
import type { ShopDocumentId } from '@patine/contract/content/shop-documents';
import { FormattedMessage } from 'react-intl';
import { pageMetaErrors } from '../block-errors.ts';
import { checkPageMeta, pastDates } from '../check-page.ts';
import { useEditorContext } from '../editor-context.ts';
import { FormProvider } from '../form/form-context.ts';
import { SchemaFields } from '../form/SchemaFields.tsx';
import { shownErrors, useLeftFields } from '../form/use-left-fields.ts';
import type { PageDraft } from '../page-draft.ts';
import { useNow } from '../use-now.ts';
import { shopFormSchema } from './form-schemas.ts';

export type ShopDocumentPanelProps = { id: ShopDocumentId; draft: PageDraft };

/** A picture beside the columns of the menu. */
const SHORTCUT = { width: 378, height: 568 };

/** The fields of a document that the whole shop shows, in one language, and what one can do with it. */
export default function ShopDocumentPanel({ id, draft: { meta } }: ShopDocumentPanelProps) {
  const { editorState, language, saved, saving, changePage, show } = useEditorContext();
  const validationErrors = pageMetaErrors(
    [...checkPageMeta(meta, language, editorState.name), ...pastDates(meta, useNow())],
    saved[language],
    meta,
  );
  const { left, leave, onBlur } = useLeftFields(validationErrors, saved[language] === null);
  const form = {
    subject: id,
    messagePrefix: 'shopDocument',
    foldsItems: true,
    Fields: SchemaFields,
    locale: language,
    validationErrors: shownErrors(
      validationErrors,
      saving.isTried ? new Set(validationErrors.map(({ path }) => path)) : left,
    ),
    pictureSize: (path: string) => (path.includes('shortcuts') ? SHORTCUT : undefined),
  };
  return (
    <>
      <p className="mb-6 text-sm text-muted">
        <FormattedMessage id={`shopDocument.about.${id}`} />
      </p>
      <FormProvider value={form}>
        <div onBlur={onBlur}>
          <SchemaFields
            schema={shopFormSchema(id)}
            value={meta}
            path=""
            onChange={(next, changed) => {
              leave(changed);
              changePage((page) => ({ ...page, meta: next }), `frame.${changed}`);
            }}
          />
        </div>
      </FormProvider>
      <section aria-labelledby="tools" className="stitch-t mt-8 pt-6">
        <h2 id="tools" className="heading mb-4 text-xl">
          <FormattedMessage id="pageEditor.tools" />
        </h2>
        <div className="flex flex-wrap gap-2">
          <Button tone="line" size="sm" onClick={() => show('versions')}>
            <FormattedMessage id="pageEditor.versions" />
          </Button>
          <Button tone="line" size="sm" onClick={() => show('json')}>
            <FormattedMessage id="pageEditor.json" />
          </Button>
        </div>
      </section>
    </>
  );
}

import { Button } from '@patine/ui/button/Button';
import type { ShopDocumentId } from '@patine/contract/content/shop-documents';
import { FormattedMessage } from 'react-intl';
import { useEditorContext } from '../editor-context.ts';
import { MetaFields } from '../form/MetaFields.tsx';
import type { PageDraft } from '../page-draft.ts';
import { useOpenLinks } from '../links/use-open-links.ts';
import { shopFormSchema } from './form-schemas.ts';

export type ShopDocumentPanelProps = { id: ShopDocumentId; draft: PageDraft };

/** A picture beside the columns of the menu. */
const SHORTCUT = { width: 378, height: 568 };

const pictureSize = (path: string) => (path.includes('shortcuts') ? SHORTCUT : undefined);

/** The fields of a document that the whole shop shows, in one language, and what one can do with it. */
export default function ShopDocumentPanel({ id, draft }: ShopDocumentPanelProps) {
  const { show } = useEditorContext();
  const faults = useOpenLinks();
  return (
    <>
      <p className="mb-6 text-sm text-muted">
        <FormattedMessage id={`shopDocument.about.${id}`} />
      </p>
      <MetaFields
        schema={shopFormSchema(id)}
        draft={draft}
        subject={id}
        messagePrefix="shopDocument"
        foldsItems
        linkFaults={faults}
        pictureSize={pictureSize}
      />
      <section aria-labelledby="tools" className="stitch-t mt-8 pt-6">
        <h2 id="tools" className="heading mb-4 text-xl">
          <FormattedMessage id="pageEditor.tools" />
        </h2>
        <div className="flex flex-wrap gap-2">
          <Button tone="line" size="sm" onClick={() => show('versions')}>
            <FormattedMessage id="pageEditor.versions" />
          </Button>
          <Button tone="line" size="sm" onClick={() => show('release')}>
            <FormattedMessage id="release.addTo.open" />
          </Button>
          <Button tone="line" size="sm" onClick={() => show('json')}>
            <FormattedMessage id="pageEditor.json" />
          </Button>
        </div>
      </section>
    </>
  );
}

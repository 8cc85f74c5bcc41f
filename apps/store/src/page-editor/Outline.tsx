import { Button } from '@patine/ui/button/Button';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { addZone } from './arrange.ts';
import { BlockRow } from './BlockRow.tsx';
import { useEditorContext } from './editor-context.ts';
import { Gallery } from './Gallery.tsx';
import type { PageDraft } from './page-draft.ts';
import { ZoneHead } from './ZoneHead.tsx';

/** The blocks of a page in their order, zone by zone. */
export function Outline({ page }: { page: PageDraft }) {
  const { formatMessage } = useIntl();
  const { changePage } = useEditorContext();
  const [addingTo, setAddingTo] = useState<string | null>(null);
  const count = page.zones.length;
  return (
    <section aria-labelledby="outline">
      <h2 id="outline" tabIndex={-1} className="heading mb-3 text-xl outline-none">
        <FormattedMessage id="pageEditor.outline" />
      </h2>
      {page.zones.map((zone, place) => (
        <section
          key={zone.key}
          aria-label={formatMessage({ id: 'pageEditor.zone' }, { id: zone.id })}
          className="mb-4"
        >
          <ZoneHead zone={zone} isFirst={place === 0} isLast={place === count - 1} isOnly={count === 1} />
          {zone.blocks.length > 0 ? (
            <ol className="mb-2 rounded border border-line bg-white">
              {zone.blocks.map((block, index) => (
                <BlockRow
                  key={block.key}
                  row={block}
                  isFirst={place === 0 && index === 0}
                  isLast={place === count - 1 && index === zone.blocks.length - 1}
                />
              ))}
            </ol>
          ) : (
            <p className="mb-2 rounded border border-dashed border-field p-4 text-sm text-muted">
              <FormattedMessage id="pageEditor.zone.empty" />
            </p>
          )}
          <Button tone="line" size="sm" onClick={() => setAddingTo(zone.key)}>
            <Plus aria-hidden className="size-4" />
            <FormattedMessage id="pageEditor.add" />
          </Button>
        </section>
      ))}
      <Button tone="quiet" size="sm" className="-ml-4" onClick={() => changePage(addZone)}>
        <FormattedMessage id="pageEditor.zone.add" />
      </Button>
      <Gallery zoneKey={addingTo} onClose={() => setAddingTo(null)} />
    </section>
  );
}

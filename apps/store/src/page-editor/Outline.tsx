import { Button } from '@patine/ui/button/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { addZone } from './arrange.ts';
import { useEditorContext } from './editor-context.ts';
import { Gallery } from './gallery/Gallery.tsx';
import { linkMarksByBlock } from './links/link-marks.ts';
import { useOpenLinks } from './links/use-open-links.ts';
import type { PageDraft } from './page-draft.ts';
import { OutlineZone } from './OutlineZone.tsx';

/** The blocks of a page in their order, zone by zone. */
export function Outline({ page }: { page: PageDraft }) {
  const { changePage } = useEditorContext();
  const links = linkMarksByBlock(page, useOpenLinks());
  const [addingTo, setAddingTo] = useState<string | null>(null);
  return (
    <section aria-labelledby="outline">
      <h2 id="outline" tabIndex={-1} className="heading mb-3 text-xl outline-none">
        <FormattedMessage id="pageEditor.outline" />
      </h2>
      {page.zones.map((zone, place) => (
        <OutlineZone
          key={zone.key}
          page={page}
          zone={zone}
          place={place}
          links={links}
          onAdd={() => setAddingTo(zone.key)}
        />
      ))}
      <Button tone="quiet" size="sm" className="-ms-4" onClick={() => changePage(addZone)}>
        <FormattedMessage id="pageEditor.zone.add" />
      </Button>
      <Gallery zoneKey={addingTo} onClose={() => setAddingTo(null)} />
    </section>
  );
}

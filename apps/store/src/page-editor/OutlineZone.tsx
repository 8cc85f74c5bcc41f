import { Button } from '@patine/ui/button/Button';
import Plus from 'lucide-react/icons/plus';
import { FormattedMessage, useIntl } from 'react-intl';
import { placeBlockIn, placeZone } from './arrange.ts';
import { BlockRow } from './BlockRow.tsx';
import { DropLine } from './drag/DropLine.tsx';
import { useDropPlace, useSortable } from './drag/use-sortable.ts';
import { useEditorContext } from './editor-context.ts';
import type { LinkMarks } from './links/link-marks.ts';
import { blockIn, type KeyedZone, type PageDraft } from './page-draft.ts';
import { useBlockName } from './use-block-name.ts';
import { ZoneHead } from './ZoneHead.tsx';

export type OutlineZoneProps = {
  page: PageDraft;
  zone: KeyedZone;
  /** From 0. */
  place: number;
  /** What is wrong with the links of each block, by key. */
  links: ReadonlyMap<string, LinkMarks>;
  onAdd: () => void;
};

/** A zone with its blocks. Zones are dragged by their heads, blocks into any zone. */
export function OutlineZone({ page, zone, place, links, onAdd }: OutlineZoneProps) {
  const { formatMessage } = useIntl();
  const { changePage, notify } = useEditorContext();
  const count = page.zones.length;
  const { row, handle, side, isDragged } = useSortable<HTMLElement>({
    group: 'zone',
    id: zone.key,
    canDrag: count > 1,
    onPlace: (dragged, at) => {
      changePage((before) => placeZone(before, dragged, zone.key, at));
      const id = page.zones.find(({ key }) => key === dragged)?.id ?? '';
      notify(formatMessage({ id: 'pageEditor.zone.placed' }, { id }), true);
    },
  });
  return (
    <section
      ref={row}
      aria-label={formatMessage({ id: 'pageEditor.zone' }, { id: zone.id })}
      className={`relative mb-4 ${isDragged ? 'opacity-50' : ''}`}
    >
      <DropLine side={side} />
      <ZoneHead
        zone={zone}
        isFirst={place === 0}
        isLast={place === count - 1}
        isOnly={count === 1}
        handle={handle}
      />
      {zone.blocks.length > 0 ? (
        <ol className="mb-2 rounded border border-line bg-surface">
          {zone.blocks.map((block, index) => (
            <BlockRow
              key={block.key}
              row={block}
              links={links.get(block.key)}
              isFirst={place === 0 && index === 0}
              isLast={place === count - 1 && index === zone.blocks.length - 1}
            />
          ))}
        </ol>
      ) : (
        <EmptyZone page={page} zone={zone} />
      )}
      <Button tone="line" size="sm" onClick={onAdd}>
        <Plus aria-hidden className="size-4" />
        <FormattedMessage id="pageEditor.add" />
      </Button>
    </section>
  );
}

/** A zone without blocks takes one that is dropped on it. */
function EmptyZone({ page, zone }: Pick<OutlineZoneProps, 'page' | 'zone'>) {
  const { formatMessage } = useIntl();
  const { changePage, notify } = useEditorContext();
  const nameOf = useBlockName();
  const { place, isOver } = useDropPlace('block', (dragged) => {
    changePage((before) => placeBlockIn(before, dragged, zone.key));
    const type = blockIn(page, dragged)?.block.type;
    if (type) notify(formatMessage({ id: 'pageEditor.block-action.placed' }, { name: nameOf(type) }), true);
  });
  return (
    <p
      ref={place}
      className={`mb-2 rounded border border-dashed p-4 text-sm text-muted ${isOver ? 'border-denim bg-ecru' : 'border-field'}`}
    >
      <FormattedMessage id="pageEditor.zone.empty" />
    </p>
  );
}

import { IconButton } from '@patine/ui/icon-button/IconButton';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { DragHandle } from '../drag/DragHandle.tsx';
import { DropLine } from '../drag/DropLine.tsx';
import { useSortable, type Sortable } from '../drag/use-sortable.ts';
import type { LinkMarks } from '../links/link-marks.ts';
import { LinkMark } from '../links/LinkMark.tsx';
import { excerptOf } from '../excerpt.ts';

export type ListItemProps = {
  item: unknown;
  /** From 0. */
  place: number;
  id: string;
  drag: Sortable;
  canMove: { up: boolean; down: boolean };
  canRemove: boolean;
  /** True where its fields show once its name is pressed. */
  isFolded: boolean;
  /** True where a field of it is told as wrong: it is not folded then. */
  isFaulty: boolean;
  /** What is wrong with links in it, said while its fields may be folded. */
  links: LinkMarks;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  /** Its fields. */
  children: ReactNode;
};

/** An item of a list under its number and first words, with what can be done to it. */
export function ListItem(props: ListItemProps) {
  const { item, place, id, drag, canMove, canRemove, isFolded, isFaulty } = props;
  const { links, onMove, onRemove, children } = props;
  const { formatMessage } = useIntl();
  const bodyId = useId();
  const { row, handle, side, isDragged } = useSortable<HTMLLIElement>(drag);
  const [startsFolded] = useState(isFolded);
  const [isOpen, setOpen] = useState(!isFolded);
  const isShown = isOpen || isFaulty;
  const name = (
    <>
      <span className="me-2 text-muted tabular-nums">{place + 1}</span>
      {excerptOf(item)}
    </>
  );
  const translate = (action: string) =>
    formatMessage({ id: `pageEditor.list.${action}` }, { number: place + 1 });
  return (
    <li
      ref={row}
      className={`relative rounded border border-line bg-surface ${isDragged ? 'opacity-50' : ''}`}
    >
      <DropLine side={side} />
      <div className={`flex items-center gap-1 ${isShown ? 'stitch-b' : ''} ${drag.canDrag ? '' : 'ps-4'}`}>
        {drag.canDrag ? <DragHandle ref={handle} /> : null}
        {startsFolded ? (
          <button
            type="button"
            aria-expanded={isShown}
            aria-controls={bodyId}
            className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-2 text-start text-sm"
            onClick={() => setOpen(!isShown)}
          >
            <ChevronDown
              aria-hidden
              className={`size-4 shrink-0 transition-transform ${isShown ? 'rotate-180' : ''}`}
            />
            <span className="min-w-0 py-2 leading-snug">
              <span className="line-clamp-3 wrap-anywhere">{name}</span>
              <LinkMark marks={links} />
            </span>
          </button>
        ) : (
          <p className="min-w-0 flex-1 text-sm">
            <span className="block truncate">{name}</span>
            <LinkMark marks={links} />
          </p>
        )}
        <IconButton id={`${id}.up`} label={translate('up')} disabled={!canMove.up} onClick={() => onMove(-1)}>
          <ArrowUp aria-hidden className="size-4" />
        </IconButton>
        <IconButton
          id={`${id}.down`}
          label={translate('down')}
          disabled={!canMove.down}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden className="size-4" />
        </IconButton>
        <IconButton id={`${id}.remove`} label={translate('remove')} disabled={!canRemove} onClick={onRemove}>
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      </div>
      <div id={bodyId} className="p-4" hidden={!isShown}>
        {isShown ? children : null}
      </div>
    </li>
  );
}

import { IconButton } from '@patine/ui/icon-button/IconButton';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { excerptOf } from '../excerpt.ts';

export type ListItemProps = {
  item: unknown;
  /** From 0. */
  place: number;
  id: string;
  canMove: { up: boolean; down: boolean };
  canRemove: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  /** Its fields. */
  children: ReactNode;
};

/** An item of a list under its number and first words, with what can be done to it. */
export function ListItem({ item, place, id, canMove, canRemove, onMove, onRemove, children }: ListItemProps) {
  const { formatMessage } = useIntl();
  const translate = (action: string) =>
    formatMessage({ id: `pageEditor.list.${action}` }, { number: place + 1 });
  return (
    <li className="rounded border border-line bg-white">
      <div className="stitch-b flex items-center gap-1 pl-4">
        <p className="min-w-0 flex-1 truncate text-sm">
          <span className="mr-2 text-muted tabular-nums">{place + 1}</span>
          {excerptOf(item)}
        </p>
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
      <div className="p-4">{children}</div>
    </li>
  );
}

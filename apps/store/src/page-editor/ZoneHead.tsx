import { IconButton } from '@patine/ui/icon-button/IconButton';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DragHandle } from './drag/DragHandle.tsx';
import { moveZone, removeZone, renameZone } from './arrange.ts';
import { useEditorContext } from './editor-context.ts';
import type { KeyedZone } from './page-draft.ts';

export type ZoneHeadProps = {
  zone: KeyedZone;
  isFirst: boolean;
  isLast: boolean;
  isOnly: boolean;
  /** What the zone is dragged by. */
  handle: Ref<HTMLSpanElement>;
};

/** Name of a zone, written over in place, and what can be done to it; a page with one zone need not know of zones. */
export function ZoneHead({ zone, isFirst, isLast, isOnly, handle }: ZoneHeadProps) {
  const { formatMessage } = useIntl();
  const { changePage, notify } = useEditorContext();
  const id = useId();
  if (isOnly) return null;
  const translate = (action: string) => formatMessage({ id: `pageEditor.zone.${action}` }, { id: zone.id });
  return (
    <div className="mb-1 flex items-center gap-1">
      <DragHandle ref={handle} />
      <label htmlFor={id} className="text-sm text-muted">
        <FormattedMessage id="pageEditor.zone.name" />
      </label>
      <input
        id={id}
        value={zone.id}
        maxLength={60}
        autoCapitalize="none"
        spellCheck={false}
        className="h-9 min-w-0 flex-1 rounded border border-transparent bg-transparent px-2 text-sm font-semibold hover:border-field focus:border-field"
        onChange={({ target }) =>
          changePage((page) => renameZone(page, zone.key, target.value), `zone.${zone.key}`)
        }
      />
      <IconButton
        label={translate('up')}
        disabled={isFirst}
        onClick={() => changePage((page) => moveZone(page, zone.key, -1))}
      >
        <ArrowUp aria-hidden className="size-4" />
      </IconButton>
      <IconButton
        label={translate('down')}
        disabled={isLast}
        onClick={() => changePage((page) => moveZone(page, zone.key, 1))}
      >
        <ArrowDown aria-hidden className="size-4" />
      </IconButton>
      <IconButton
        label={translate('remove')}
        onClick={() => {
          changePage((page) => removeZone(page, zone.key));
          notify(translate('removed'), true);
        }}
      >
        <Trash2 aria-hidden className="size-4" />
      </IconButton>
    </div>
  );
}

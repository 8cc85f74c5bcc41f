import { Button } from '@patine/ui/button/Button';
import { Toast } from '@patine/ui/toast/Toast';
import { FormattedMessage } from 'react-intl';
import type { Update } from './use-updates.ts';

export type EditorUpdatesProps = { update: Update | null; onUndo: () => void; onClose: () => void };

/** What was just done, with a way back where it took something away. No bar lies at the foot of this screen. */
export function EditorUpdates({ update, onUndo, onClose }: EditorUpdatesProps) {
  return (
    <Toast open={update !== null} onClose={onClose} className="max-lg:bottom-4">
      <span className="flex items-start gap-2">
        <span className="min-w-0 flex-1">{update?.message}</span>
        {update?.canUndo ? (
          <Button
            tone="quiet"
            size="sm"
            className="-my-2 shrink-0 text-paper underline hover:bg-ink-soft"
            onClick={onUndo}
          >
            <FormattedMessage id="pageEditor.undo" />
          </Button>
        ) : null}
      </span>
    </Toast>
  );
}

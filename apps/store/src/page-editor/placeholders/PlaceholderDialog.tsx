import { Dialog } from '@patine/ui/dialog/Dialog';
import { FormattedMessage } from 'react-intl';
import type { PlaceholderValues } from './fill-text.ts';
import { OFFERED } from './offered.ts';

export type PlaceholderDialogProps = {
  values: PlaceholderValues;
  /** Told the name that is pressed. */
  onInsert: (name: string) => void;
  onClose: () => void;
};

/** Lists what the shop's settings can fill in, each with what it reads today. */
export function PlaceholderDialog({ values, onInsert, onClose }: PlaceholderDialogProps) {
  const offered = OFFERED.filter((name) => values.has(name));
  return (
    <Dialog open onOpenChange={onClose} title={<FormattedMessage id="pageEditor.placeholder.title" />}>
      <p className="mb-4 text-sm text-muted">
        <FormattedMessage
          id={offered.length > 0 ? 'pageEditor.placeholder.about' : 'pageEditor.placeholder.none'}
        />
      </p>
      <ul className="-mx-3">
        {offered.map((name) => (
          <li key={name} className="border-line not-first:border-t">
            <button
              type="button"
              className="flex min-h-11 w-full items-baseline justify-between gap-6 px-3 py-2.5 text-start text-sm -outline-offset-2 hover:bg-ecru"
              onClick={() => onInsert(name)}
            >
              <span className="font-semibold">
                <FormattedMessage id={`pageEditor.placeholder.${name}`} />
              </span>
              <span className="min-w-0 text-end wrap-anywhere text-muted">{values.get(name)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { type ClosedDrop, closedMessage } from '../../page-editor/iframe-messages.ts';

export type HiddenBlockProps = {
  type: string;
  /** It has validation errors, waits for fields that are empty, or its search has no results. */
  why: 'faulty' | 'toFillIn' | 'bare';
  /** The closed drop whose pieces its search would find. */
  drop?: ClosedDrop | undefined;
};

/** Placeholder for a block that visitors do not see. */
export function HiddenBlock({ type, why, drop }: HiddenBlockProps) {
  const { formatMessage, formatDate, messages } = useIntl();
  const id = `pageEditor.block.${type}`;
  return (
    <p className="rounded border border-dashed border-field bg-ecru p-6 text-center text-muted">
      <FormattedMessage
        id={drop ? `pageEditor.stage.closed.${closedMessage(drop)}` : `pageEditor.stage.${why}`}
        values={{
          name: id in messages ? formatMessage({ id }) : type,
          drop: drop?.name,
          date: drop?.opensAt ? formatDate(drop.opensAt, { dateStyle: 'long', timeStyle: 'short' }) : '',
        }}
      />
    </p>
  );
}

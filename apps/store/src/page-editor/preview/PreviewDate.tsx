import { Button } from '@patine/ui/button/Button';
import { TextField } from '@patine/ui/text-field/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { fromLocalTime, toLocalTime } from '../form/local-time.ts';

export type PreviewDateProps = {
  /** ISO 8601: the date that is shown. */
  at: string;
  /** False while it is the present. */
  isChosen: boolean;
  /** Told the date, or null for the present. */
  onChoose: (at: string | null) => void;
};

/** The date that a preview shows, and a way back to the present. */
export function PreviewDate({ at, isChosen, onChoose }: PreviewDateProps) {
  const { formatMessage } = useIntl();
  return (
    <div className="flex w-full flex-wrap items-end gap-2">
      <TextField
        label={formatMessage({ id: 'dropEditor.preview.at' })}
        type="datetime-local"
        value={toLocalTime(at)}
        onChange={({ target }) => onChoose(fromLocalTime(target.value) ?? null)}
      />
      <Button tone="quiet" size="sm" disabled={!isChosen} onClick={() => onChoose(null)}>
        <FormattedMessage id="dropEditor.preview.now" />
      </Button>
    </div>
  );
}

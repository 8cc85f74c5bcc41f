import { RETURN_COMMENT_MAX_LENGTH } from '@patine/core';
import { useIntl } from 'react-intl';
import { Select } from '../select/Select.tsx';
import { TextArea } from '../text-field/TextArea.tsx';
import type { ReturnItem } from './return-item.ts';
import { returnReasons } from './return-messages.ts';

export type ReturnReasonsProps = {
  /** Prefix of the field ids; a summary links to `…-reason`. */
  id: string;
  /** Current reason and comment. */
  value: ReturnItem;
  /** Called with reason and comment after each change. */
  onChange: (value: ReturnItem) => void;
  /** Error message of the reason. */
  error: string | undefined;
  /** True while the return is being sent. */
  disabled: boolean;
};

/** A required reason and an optional comment. */
export function ReturnReasons({ id, value, onChange, error, disabled }: ReturnReasonsProps) {
  const { formatMessage } = useIntl();
  const reasonTexts = new Map<string, string>(
    returnReasons.map(([code, reasonTexts]) => [code, formatMessage({ id: reasonTexts })]),
  );
  const choose = (code: string) => {
    const reason = returnReasons.find(([known]) => known === code)?.[0] ?? '';
    onChange({ ...value, reason, text: reasonTexts.get(reason) ?? '' });
  };
  return (
    <div className="mt-4 grid content-start gap-4 stitch-t pt-4 2xl:mt-0 2xl:border-t-0 2xl:stitch-s 2xl:ps-6 2xl:pt-0">
      <Select
        id={`${id}-reason`}
        label={formatMessage({ id: 'ui.return-item-form.reason' })}
        value={value.reason}
        error={error}
        disabled={disabled}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{formatMessage({ id: 'ui.return-item-form.choose' })}</option>
        {[...reasonTexts].map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </Select>
      <TextArea
        optional
        label={formatMessage({ id: 'ui.return-item-form.comment' })}
        hint={formatMessage({ id: 'ui.return-item-form.commentHint' })}
        maxLength={RETURN_COMMENT_MAX_LENGTH}
        value={value.comment}
        disabled={disabled}
        onChange={(event) => onChange({ ...value, comment: event.target.value })}
      />
    </div>
  );
}

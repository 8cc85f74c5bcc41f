import { PASSWORD_MIN_LENGTH, type PasswordRules } from '@patine/core';
import { cx } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

const ruleIds: Record<keyof PasswordRules, string> = {
  length: 'ui.password-field.length',
  uppercase: 'ui.password-field.uppercase',
  lowercase: 'ui.password-field.lowercase',
  digit: 'ui.password-field.digit',
  noWhitespace: 'ui.password-field.noWhitespace',
  special: 'ui.password-field.special',
};
const order = Object.keys(ruleIds) as (keyof PasswordRules)[];

export type PasswordRuleListProps = {
  /** The rules, each true when met. */
  met: PasswordRules;
};

export function PasswordRuleList({ met }: PasswordRuleListProps) {
  const { formatMessage } = useIntl();
  return (
    <ul className="mt-2.5 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 sm:grid-cols-[auto_auto_1fr]">
      {order.map((rule) => (
        <li
          key={rule}
          className={cx(
            'flex gap-2',
            met[rule] ? 'text-moss' : 'text-muted',
            rule === 'special' && 'col-span-full',
          )}
        >
          <span aria-hidden className="grid h-5 w-3.5 shrink-0 place-items-center">
            {met[rule] ? (
              <Check className="size-3.5 animate-appear" />
            ) : (
              <span className="size-2 rounded-full border border-field" />
            )}
          </span>
          {formatMessage({ id: ruleIds[rule] }, { min: PASSWORD_MIN_LENGTH })}
          <VisuallyHidden>
            {formatMessage({ id: met[rule] ? 'ui.password-field.met' : 'ui.password-field.missing' })}
          </VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}

import { PASSWORD_MIN_LENGTH, type PasswordRules } from '@patine/core';
import Check from 'lucide-react/icons/check';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

const ruleIds: Record<keyof PasswordRules, string> = {
  length: 'ui.password-field.length',
  uppercase: 'ui.password-field.uppercase',
  lowercase: 'ui.password-field.lowercase',
  digit: 'ui.password-field.digit',
  special: 'ui.password-field.special',
  noWhitespace: 'ui.password-field.noWhitespace',
};
const order = Object.keys(ruleIds) as (keyof PasswordRules)[];

export type PasswordRuleListProps = {
  /** The rules, each true when met. */
  met: PasswordRules;
};

export function PasswordRuleList({ met }: PasswordRuleListProps) {
  const { formatMessage } = useIntl();
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
      {order.map((rule) => (
        <li key={rule} className={met[rule] ? 'flex gap-2 text-moss' : 'flex gap-2 text-muted'}>
          <span aria-hidden className="grid size-5 shrink-0 place-items-center">
            {met[rule] ? (
              <Check className="size-4 animate-appear" />
            ) : (
              <span className="size-1.5 rounded-full border border-muted" />
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

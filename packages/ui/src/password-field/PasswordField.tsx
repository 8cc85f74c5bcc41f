import type { PasswordRules } from '@patine/core';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import { PasswordRuleList } from './PasswordRuleList.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'hint'> & {
  /** Returns which rules a password meets; absent for an existing password. */
  rules?: (password: string) => PasswordRules;
};

export function PasswordField({ rules, onChange, ...rest }: PasswordFieldProps) {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  const Sign = shown ? EyeOff : Eye;
  const password = typeof rest.value === 'string' ? rest.value : typed;

  return (
    <TextField
      autoComplete={rules ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      hint={rules ? <PasswordRuleList met={rules(password)} /> : undefined}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange?.(event);
      }}
      trailing={
        <button
          type="button"
          className="grid size-11 place-items-center rounded text-muted hover:text-ink"
          aria-pressed={shown}
          aria-label={formatMessage({ id: 'ui.password-field.show' })}
          onClick={() => setShown(!shown)}
        >
          <Sign aria-hidden className="size-5" />
        </button>
      }
    />
  );
}

import { TextField } from '@patine/ui/text-field/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { textValue } from './change-value.ts';
import { fieldId, useFormContext } from './form-context.ts';
import { Limits } from './Limits.tsx';
import { asWritten, canBeTried, linkQuery, remarkOn } from './link-check.ts';
import type { FieldProps } from './field-props.ts';
import { useFieldMessages } from './use-field-messages.ts';

/** Where something leads. An address of the shop is tried once it is written. */
export function LinkField({ path, value, required, optional, onChange }: FieldProps) {
  const { locale } = useFormContext();
  const { hint, ...messages } = useFieldMessages()(path);
  const address = typeof value === 'string' ? value : '';
  const [left, setLeft] = useState<string | null>(null);
  const { data: isMissing = false } = useQuery({
    ...linkQuery(address),
    enabled: canBeTried(address, locale) && left === address,
  });
  const found = isMissing ? 'missing' : remarkOn(address, locale);
  return (
    <TextField
      {...messages}
      id={fieldId(path)}
      optional={optional}
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      value={address}
      hint={
        <>
          <Limits schema={{}} value={value} hint={hint} />
          {found ? (
            <span className="mt-1 block text-ink" data-remark={found}>
              <FormattedMessage id={`pageEditor.link.${found}`} />
            </span>
          ) : null}
        </>
      }
      onBlur={() => setLeft(address)}
      onChange={({ target }) =>
        onChange(textValue(asWritten(target.value, globalThis.location.origin), required))
      }
    />
  );
}

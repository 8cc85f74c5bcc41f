import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { PickerField } from '../picker/PickerField.tsx';
import { useLinkGroups } from '../picker/use-link-groups.ts';
import { textValue } from './change-value.ts';
import { fieldId, useFormContext } from './form-context.ts';
import { Limits } from './Limits.tsx';
import { asWritten, canBeTried, isAddress, linkQuery, remarkOn } from './link-check.ts';
import type { FieldProps } from './field-props.ts';
import { useFieldMessages } from './use-field-messages.ts';

/** Where something leads: found by its name, or written. An address of the shop is tried once it is there. */
export function LinkField({ path, value, required, optional, onChange }: FieldProps) {
  const { locale } = useFormContext();
  const { hint, ...messages } = useFieldMessages()(path);
  const address = typeof value === 'string' ? value : '';
  const [left, setLeft] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { groups, isLoading } = useLinkGroups(locale, typed, isOpen);
  const { data: isMissing = false } = useQuery({
    ...linkQuery(address),
    enabled: canBeTried(address) && left === address,
  });
  const found = isMissing ? 'missing' : remarkOn(address, locale);
  const change = (text: string) => onChange(textValue(asWritten(text, globalThis.location.origin), required));
  return (
    <PickerField
      {...messages}
      id={fieldId(path)}
      optional={optional}
      inputMode="url"
      value={address}
      groups={groups}
      isLoading={isLoading}
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
      isValue={isAddress}
      onOpen={() => setOpen(true)}
      onSearch={setTyped}
      onBlur={setLeft}
      onType={change}
      onChoose={(chosen) => {
        setLeft(chosen);
        change(chosen);
      }}
    />
  );
}

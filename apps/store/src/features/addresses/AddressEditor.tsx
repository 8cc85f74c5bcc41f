import { Alert } from '@patine/ui/alert/Alert';
import { AddressForm, type AddressErrors } from '@patine/ui/address-form/AddressForm';
import { type ReactNode, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureMessage } from '../../lib/failure-message.ts';
import { useApi, useLocale } from '../../lib/store-context.tsx';
import { addressErrors } from './address-errors.ts';
import type { AddressEntry } from './addresses.query.ts';
import { addressPlaces } from './places.ts';
import { suggestAddresses } from './suggest-addresses.ts';
import { useSaveAddress } from './use-save-address.ts';

export type AddressEditorProps = {
  /** The entry to edit; absent for a new one. */
  entry?: AddressEntry;
  /** Initial names of a new address. */
  person?: { firstName: string; lastName: string } | undefined;
  onSaved: (entry: AddressEntry) => void;
  /** Label of the submit button. */
  submitLabel?: ReactNode;
  /** A second button, such as Cancel. */
  cancel?: ReactNode;
};

const HOME = 'FRA';

export function AddressEditor({ entry, person, onSaved, submitLabel, cancel }: AddressEditorProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const api = useApi();
  const suggest = useMemo(() => suggestAddresses(api), [api]);
  const places = useMemo(() => addressPlaces(locale), [locale]);
  const save = useSaveAddress(entry?.id);
  const ids = save.isError ? addressErrors(save.error) : {};
  const errors: AddressErrors = Object.fromEntries(
    Object.entries(ids).map(([field, id]) => [field, formatMessage({ id })]),
  );
  const hasFieldErrors = Object.keys(ids).length > 0;

  return (
    <div className="grid gap-4">
      {save.isError ? (
        <Alert tone="error" live>
          {hasFieldErrors ? (
            <ul>
              {Object.entries(errors).map(([field, words]) => (
                <li key={field}>{words}</li>
              ))}
            </ul>
          ) : (
            <FormattedMessage id={failureMessage(save.error, { NOT_FOUND: 'address.gone' })} />
          )}
        </Alert>
      ) : null}
      <AddressForm
        places={places}
        value={
          entry ? { ...entry.postalAddress, default: entry.isDefault } : { countryCode: HOME, ...person }
        }
        errors={errors}
        saving={save.isPending}
        suggest={suggest}
        phoneHint={formatMessage({ id: 'address.phoneNumber.hint' })}
        onSubmit={(value) => save.mutate(value, { onSuccess: onSaved })}
        submitLabel={submitLabel}
        cancel={cancel}
      />
    </div>
  );
}

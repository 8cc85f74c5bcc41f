import type { AlertFrequency } from '@patine/contract/operations';
import { SAVED_SEARCH_LIMIT, SAVED_SEARCH_NAME_MAX_LENGTH } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { TextField } from '@patine/ui/text-field/TextField';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { searchCriteria } from '../../features/catalogue/shop-requests.ts';
import { FrequencySelect } from '../../features/saved-searches/FrequencySelect.tsx';
import { useSaveSearch } from '../../features/saved-searches/use-save-search.ts';
import { ApiError } from '../../lib/api-error.ts';
import { failureMessage } from '../../lib/failure-message.ts';
import type { ShopFilters } from '../../lib/shop-filters.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

export type SaveFormProps = {
  filters: ShopFilters;
  /** URL of the list. */
  path: string;
  /** Default name. */
  name: string;
};

const isFull = (error: unknown) =>
  error instanceof ApiError && error.body.fields?.['savedSearch'] === 'TOO_MANY';

export function SaveForm({ filters, path, name: suggested }: SaveFormProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const [name, setName] = useState(suggested);
  const [alerts, setAlerts] = useState<AlertFrequency>('DAILY');
  const save = useSaveSearch();
  const isNameless = save.isIdle && name.trim() === '' && name !== suggested;

  return (
    <form
      className="grid max-w-192 gap-5 border border-line bg-surface p-5 sm:p-8"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(
          { name, path, alerts, criteria: searchCriteria(filters) },
          { onSuccess: () => void navigate(paths.searches(locale), { state: { saved: true } }) },
        );
      }}
    >
      {save.error ? (
        <Alert tone="error" live>
          <FormattedMessage
            id={isFull(save.error) ? 'saved-searches.full' : failureMessage(save.error)}
            values={{ limit: SAVED_SEARCH_LIMIT }}
          />
        </Alert>
      ) : null}
      <TextField
        label={formatMessage({ id: 'saved-searches.name' })}
        name="name"
        required
        value={name}
        maxLength={SAVED_SEARCH_NAME_MAX_LENGTH}
        {...(isNameless ? { error: formatMessage({ id: 'saved-searches.nameless' }) } : {})}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <FrequencySelect
        label={formatMessage({ id: 'saved-searches.frequency' })}
        hint={formatMessage({ id: 'saved-searches.hint' })}
        value={alerts}
        onChange={setAlerts}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" loading={save.isPending}>
          <FormattedMessage id="saved-searches.confirm" />
        </Button>
        <TextLink href={path}>
          <FormattedMessage id="saved-searches.back" />
        </TextLink>
      </div>
    </form>
  );
}

import { type Locale, LOCALE_NAMES, LOCALES } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { RadioCard } from '@patine/ui/radio-group/RadioCard';
import { RadioGroup } from '@patine/ui/radio-group/RadioGroup';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureMessage } from '../../lib/failure-message.ts';
import { useChangeLanguage } from './use-change-language.ts';

export type LanguageFormProps = {
  /** The profile's locale. */
  current: Locale;
};

export function LanguageForm({ current }: LanguageFormProps) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState(current);
  const change = useChangeLanguage();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!change.isPending && !change.isSuccess) change.mutate(chosen);
  };
  return (
    <form className="grid max-w-form gap-6" onSubmit={submit}>
      {change.isError ? (
        <Alert tone="error" live>
          <FormattedMessage id={failureMessage(change.error)} />
        </Alert>
      ) : null}
      <RadioGroup legend={formatMessage({ id: 'account-languages.legend' })}>
        {LOCALES.map((locale) => (
          <RadioCard
            key={locale}
            name="locale"
            value={locale}
            lang={locale}
            label={LOCALE_NAMES[locale]}
            checked={locale === chosen}
            onChange={() => setChosen(locale)}
          />
        ))}
      </RadioGroup>
      <div>
        <Button type="submit" loading={change.isPending || change.isSuccess}>
          <FormattedMessage id="account-languages.submit" />
        </Button>
      </div>
    </form>
  );
}

import { LOCALES } from '@patine/core';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { LanguageForm } from '../../features/account/LanguageForm.tsx';
import { meQuery } from '../../features/session/me.query.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useApi, useLocale } from '../../lib/store-context.tsx';

export default function AccountLanguagesPage() {
  const locale = useLocale();
  const { data: me } = useQuery(meQuery(useApi()));
  const current = LOCALES.find((known) => known === me?.locale.toLowerCase());
  return (
    <>
      <PageHead titleId="account-languages.title" noindex />
      <PageHeading title={<FormattedMessage id="account-languages.title" />}>
        <FormattedMessage id="account-languages.text" />
      </PageHeading>
      <LanguageForm current={current ?? locale} />
    </>
  );
}

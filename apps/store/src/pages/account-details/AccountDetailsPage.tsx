import { EMAIL_CHANGE_HOURS } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { DetailsForm } from '../../features/account/DetailsForm.tsx';
import { useDetails } from '../../features/account/details.query.ts';
import { PersonalData } from '../../features/account/PersonalData.tsx';
import { LogoutEverywhere } from '../../features/session/LogoutEverywhere.tsx';
import { meQuery } from '../../features/session/me.query.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useApi, useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { Erased } from './Erased.tsx';

const panel = 'min-w-0 border border-line bg-surface p-5 sm:p-8';

export default function AccountDetailsPage() {
  const api = useApi();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { data: customer } = useDetails();
  const [erased, setErased] = useState(false);
  if (erased) return <Erased />;
  return (
    <>
      <PageHead titleId="account-details.title" noindex />
      <PageHeading title={<FormattedMessage id="account-details.title" />} />
      {customer?.pendingEmailAddress ? (
        <Alert tone="notice" live className="mb-5 max-w-form wrap-anywhere">
          <FormattedMessage
            id="account-details.pending"
            values={{
              pending: customer.pendingEmailAddress,
              current: customer.emailAddress,
              hours: EMAIL_CHANGE_HOURS,
            }}
          />
        </Alert>
      ) : null}
      <div className="grid items-start gap-6 2xl:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] 2xl:grid-rows-[auto_1fr]">
        {customer ? (
          <div className={panel}>
            <DetailsForm
              customer={customer}
              onSaved={() => void queryClient.invalidateQueries({ queryKey: meQuery(api).queryKey })}
            />
          </div>
        ) : null}
        <section aria-labelledby="security" className={panel}>
          <h2 id="security" className="heading mb-3 text-2xl">
            <FormattedMessage id="account-details.security" />
          </h2>
          <div className="mb-6">
            <Button asChild tone="line" size="sm">
              <Link href={paths.resetPassword(locale, paths.details(locale))}>
                <FormattedMessage id="account-details.password" />
              </Link>
            </Button>
          </div>
          <LogoutEverywhere />
        </section>
        <section aria-labelledby="data" className={`${panel} 2xl:col-start-2 2xl:row-span-2 2xl:row-start-1`}>
          <h2 id="data" className="heading mb-3 text-2xl">
            <FormattedMessage id="account-data.title" />
          </h2>
          <PersonalData onErased={() => setErased(true)} />
        </section>
      </div>
    </>
  );
}

import type { EmailTopic } from '@patine/contract/operations';
import { NEWSLETTER_PERCENT } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { Switch } from '@patine/ui/switch/Switch';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage } from 'react-intl';
import { useChooseEmails, useEmailTopics } from '../../features/newsletter/email-topics.query.ts';
import { useSavedSearches } from '../../features/saved-searches/saved-searches.query.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { failureMessage } from '../../lib/failure-message.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

const TOPICS = ['NEWSLETTER', 'PRICE_DROPS', 'BACK_IN_STOCK'] as const satisfies EmailTopic[];

/** A switch for each optional email topic; order and account emails are mandatory. */
export default function AccountEmailsPage() {
  const locale = useLocale();
  const { data: topics } = useEmailTopics();
  const { data: searches = [] } = useSavedSearches();
  const { mutate, variables, isPending, error } = useChooseEmails();
  if (!topics) return null;
  const { newsletter, priceDrops, backInStock, emailAddress, hasOrder } = topics;
  // The code is for a first order, and given with the first subscription.
  const offersCode = newsletter !== 'ON' && !hasOrder;
  const states = { NEWSLETTER: newsletter !== 'NONE', PRICE_DROPS: priceDrops, BACK_IN_STOCK: backInStock };
  const alerts = searches.filter((search) => search.alerts !== 'NONE').length;

  return (
    <>
      <PageHead titleId="account-emails.title" noindex />
      <PageHeading title={<FormattedMessage id="account-emails.title" />} />
      <p className="max-w-prose">
        <FormattedMessage
          id="account-emails.where"
          values={{
            email: <span className="inline-block max-w-full font-medium wrap-anywhere">{emailAddress}</span>,
          }}
        />
      </p>
      <p className="mt-1 mb-6 max-w-prose text-muted">
        <FormattedMessage id="account-emails.always" />
      </p>
      {error ? (
        <Alert tone="error" live className="mb-5">
          <FormattedMessage id={failureMessage(error)} />
        </Alert>
      ) : null}
      <ul className="grid max-w-192 grid-cols-[minmax(0,1fr)] gap-6 border border-line bg-surface p-5 sm:p-8">
        {TOPICS.map((topic) => (
          <li key={topic} className="stitch-b pb-6">
            <Switch
              label={<FormattedMessage id={`account-emails.label.${topic}`} />}
              description={
                <FormattedMessage
                  id={`account-emails.about.${topic === 'NEWSLETTER' && offersCode ? 'FIRST_ORDER' : topic}`}
                  values={{ percent: NEWSLETTER_PERCENT }}
                />
              }
              checked={isPending && variables.topic === topic ? variables.wanted : states[topic]}
              onChange={({ currentTarget }) => mutate({ topic, wanted: currentTarget.checked })}
            />
            {topic === 'NEWSLETTER' && newsletter === 'WAITING' ? (
              <Alert tone="info" live className="mt-4 wrap-anywhere">
                <FormattedMessage id="account-emails.waiting" values={{ email: emailAddress }} />
              </Alert>
            ) : null}
          </li>
        ))}
        <li>
          <h2 className="font-medium">
            <FormattedMessage id="account-emails.searches" />
          </h2>
          <p className="mt-0.5 text-sm text-muted">
            <FormattedMessage id="account-emails.alerts" values={{ count: alerts }} />
          </p>
          <TextLink href={paths.searches(locale)} className="mt-2 inline-block">
            <FormattedMessage id="account-emails.manage" />
          </TextLink>
        </li>
      </ul>
    </>
  );
}

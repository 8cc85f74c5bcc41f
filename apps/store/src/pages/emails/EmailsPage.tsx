import { Button } from '@patine/ui/button/Button';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { emailSubscriptionQuery } from '../../features/newsletter/email-subscription.query.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useApi, useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { privatePaths } from '../../private-paths.ts';

/** Target of the unsubscribe link. A GET request changes nothing, since email scanners open links. */
export default function EmailsPage() {
  const locale = useLocale();
  const { token = '' } = useParams();
  const { data } = useQuery(emailSubscriptionQuery(useApi(), token));
  if (!data) return null;
  const { topic, wanted } = data;
  const state = wanted ? 'on' : 'stopped';
  return (
    <div className="wrap max-w-prose py-8">
      <PageHead titleId={`emails.${state}.title`} noindex />
      {/* The URL is a secret that unsubscribes: it must not be sent as a referrer. */}
      <meta name="referrer" content="no-referrer" />
      <PageHeading title={<FormattedMessage id={`emails.${state}.title`} />} />
      <p>
        <FormattedMessage id={`emails.${state}.text`} values={{ topic }} />
      </p>
      {wanted ? (
        <form method="post" action={privatePaths.emails(locale, token)} className="mt-6">
          <Button type="submit" tone="ink">
            <FormattedMessage id="emails.stop" />
          </Button>
        </form>
      ) : null}
      <p className="mt-6">
        <TextLink href={paths.accountEmails(locale)}>
          <FormattedMessage id="emails.manage" />
        </TextLink>
      </p>
    </div>
  );
}

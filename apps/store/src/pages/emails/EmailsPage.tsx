import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { emailSubscriptionQuery } from '../../features/newsletter/email-subscription.query.ts';
import { NewsletterLayout } from '../../features/newsletter/NewsletterLayout.tsx';
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
    <NewsletterLayout picture="secondhand">
      <PageHead titleId={`emails.${state}.title`} noindex />
      {/* The URL is a secret that unsubscribes: it must not be sent as a referrer. */}
      <meta name="referrer" content="no-referrer" />
      <PageHeading title={<FormattedMessage id={`emails.${state}.title`} />} />
      <p className="text-lg xl:text-xl">
        <FormattedMessage id={`emails.${state}.text`} values={{ topic }} />
      </p>
      {wanted ? (
        <form method="post" action={privatePaths.emails(locale, token)} className="mt-6">
          <Button type="submit" tone="ink">
            <FormattedMessage id="emails.stop" />
          </Button>
        </form>
      ) : (
        <Button asChild tone="ink" className="mt-6">
          <Link href={paths.shop(locale, { sortby: 'chrono' })}>
            <FormattedMessage id="error.newest" />
          </Link>
        </Button>
      )}
      <p className="mt-6">
        <TextLink href={paths.accountEmails(locale)}>
          <FormattedMessage id="emails.manage" />
        </TextLink>
      </p>
    </NewsletterLayout>
  );
}

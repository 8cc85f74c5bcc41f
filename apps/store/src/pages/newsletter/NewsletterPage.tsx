import { NEWSLETTER_PERCENT } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { NewsletterLayout } from '../../features/newsletter/NewsletterLayout.tsx';
import { Subscription } from '../../features/newsletter/Subscription.tsx';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** Results of a form submitted without scripts. */
const STATES = {
  sent: { tone: 'success', id: 'newsletter.sent' },
  empty: { tone: 'error', id: 'ui.newsletter-form.empty' },
  'bad-format': { tone: 'error', id: 'ui.newsletter-form.badFormat' },
  failed: { tone: 'error', id: 'newsletter.failed' },
} as const;

const isState = (text: string): text is keyof typeof STATES => Object.hasOwn(STATES, text);

export default function NewsletterPage() {
  const [query] = useSearchParams();
  const given = query.get('state') ?? '';
  const state = isState(given) ? STATES[given] : null;
  return (
    <NewsletterLayout picture="archive">
      <PageHead titleId="newsletter.title" noindex />
      <PageHeading title={<FormattedMessage id="newsletter.title" />} />
      <p className="text-lg xl:text-xl">
        <FormattedMessage id="newsletter.page.text" />{' '}
        <FormattedMessage id="newsletter.firstOrder" values={{ percent: NEWSLETTER_PERCENT }} />
      </p>
      {state ? (
        <Alert tone={state.tone} className="mt-5">
          <FormattedMessage id={state.id} />
        </Alert>
      ) : null}
      {given === 'sent' ? <NewArrivals /> : <Subscription source="page" className="mt-8" />}
    </NewsletterLayout>
  );
}

/** Nothing is left to do here: on to the shop. */
function NewArrivals() {
  const locale = useLocale();
  return (
    <Button asChild tone="line" className="mt-6">
      <Link href={paths.shop(locale, { sortby: 'chrono' })}>
        <FormattedMessage id="error.newest" />
      </Link>
    </Button>
  );
}

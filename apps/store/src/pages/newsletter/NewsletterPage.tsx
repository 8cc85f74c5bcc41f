import { NEWSLETTER_PERCENT } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Subscription } from '../../features/newsletter/Subscription.tsx';
import { PageHead } from '../../layouts/PageHead.tsx';

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
    <div className="wrap max-w-prose py-8">
      <PageHead titleId="newsletter.title" noindex />
      <PageHeading title={<FormattedMessage id="newsletter.title" />} />
      <p>
        <FormattedMessage id="newsletter.text" values={{ percent: NEWSLETTER_PERCENT }} />
      </p>
      {state ? (
        <Alert tone={state.tone} className="mt-5">
          <FormattedMessage id={state.id} />
        </Alert>
      ) : null}
      {given === 'sent' ? null : <Subscription source="page" className="mt-6" />}
    </div>
  );
}

import { NEWSLETTER_PERCENT } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { Picture } from '@patine/ui/picture/Picture';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Subscription } from '../../features/newsletter/Subscription.tsx';
import { PageHead } from '../../layouts/PageHead.tsx';

/** Name of a site image in the api. */
const PICTURE = 'archive';

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
    <div
      data-slot="newsletter-page"
      className="wrap grid items-center gap-x-10 gap-y-8 py-8 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:min-h-[calc(100svh-var(--header-height)-2.5rem)] xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] xl:gap-x-16 xl:py-6"
    >
      <PageHead titleId="newsletter.title" noindex />
      <div className="max-w-prose">
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
        {given === 'sent' ? null : <Subscription source="page" className="mt-8" />}
      </div>
      <div className="relative grid place-items-center self-stretch xl:bleed-end xl:bg-ecru xl:py-8 xl:ps-10">
        <Picture
          id={PICTURE}
          alt=""
          sizes="(min-width: 43em) min(40vw, 29rem), 92vw"
          className="w-full max-w-96 xl:max-w-[min(29rem,(100svh-var(--header-height)-10rem)*2/3)]"
        />
      </div>
    </div>
  );
}

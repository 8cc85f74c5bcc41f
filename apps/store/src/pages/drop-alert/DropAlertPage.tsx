import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { dropAlertQuery } from '../../features/catalogue/drop-alert.query.ts';
import { dropQuery, type DropPage } from '../../features/catalogue/drop.query.ts';
import { DropAlertForm } from '../../features/catalogue/DropAlertForm.tsx';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useApi, useLocale, useStore } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** Results of the form. */
const STATES = {
  sent: { tone: 'success', id: 'drop.alert.sent' },
  empty: { tone: 'error', id: 'ui.newsletter-form.empty' },
  'bad-format': { tone: 'error', id: 'ui.newsletter-form.badFormat' },
  failed: { tone: 'error', id: 'drop.alert.failed' },
} as const;

const isState = (text: string): text is keyof typeof STATES => Object.hasOwn(STATES, text);

/** What comes after the form of a drop, and the target of the links in its emails. */
export default function DropAlertPage() {
  const { api, locale } = useStore();
  const { slug = '', token } = useParams();
  const { data: drop } = useQuery(dropQuery(api, locale, slug));
  if (!drop) return null;
  return (
    <div className="wrap max-w-prose py-8">
      <PageHead titleId="drop.alert.title" noindex />
      {/* The URL may hold a secret that confirms: it must not be sent as a referrer. */}
      <meta name="referrer" content="no-referrer" />
      <PageHeading title={drop.name}>
        <FormattedMessage id="drop.alert.title" />
      </PageHeading>
      {token === undefined ? <Answer drop={drop} /> : <ByLink drop={drop} token={token} />}
      <p className="mt-8">
        <TextLink href={paths.drop(locale, slug)}>
          <FormattedMessage id="drop.alert.back" />
        </TextLink>
      </p>
    </div>
  );
}

function Answer({ drop: { slug, isLaunched, hasEnded } }: { drop: DropPage }) {
  const [query] = useSearchParams();
  const given = query.get('state') ?? '';
  const state = isState(given) ? STATES[given] : null;
  return (
    <>
      {state ? (
        <Alert tone={state.tone} className="mb-6">
          <FormattedMessage id={state.id} />
        </Alert>
      ) : null}
      {given === 'sent' || isLaunched || hasEnded ? null : <DropAlertForm slug={slug} />}
    </>
  );
}

function ByLink({ drop, token }: { drop: DropPage; token: string }) {
  const locale = useLocale();
  const { data: state } = useQuery(dropAlertQuery(useApi(), token));
  if (!state) return null;
  return (
    <>
      <p className="mb-6">
        <FormattedMessage id={`drop.alert.state.${state}`} values={{ name: drop.name }} />
      </p>
      {state === 'EXPIRED' ? null : (
        <form method="post" action={paths.dropAlert(locale, drop.slug, token)}>
          <Button
            type="submit"
            name="action"
            value={state === 'WAITING' ? 'confirm' : 'stop'}
            tone={state === 'WAITING' ? 'primary' : 'line'}
          >
            <FormattedMessage id={`drop.alert.action.${state}`} />
          </Button>
        </form>
      )}
    </>
  );
}

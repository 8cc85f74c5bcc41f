import { Button } from '@patine/ui/button/Button';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { alertSubscriptionQuery } from '../../features/saved-searches/alert-subscription.query.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useApi, useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { privatePaths } from '../../private-paths.ts';

/** Target of an email's link. A GET request changes nothing, since email scanners open links. */
export default function AlertsPage() {
  const locale = useLocale();
  const { token = '' } = useParams();
  const { data } = useQuery(alertSubscriptionQuery(useApi(), token));
  if (!data) return null;
  const { name } = data;
  const state = data.alerts === 'NONE' ? 'stopped' : 'on';
  return (
    <div className="wrap max-w-prose py-8">
      <PageHead titleId={`alerts.${state}.title`} noindex />
      <PageHeading title={<FormattedMessage id={`alerts.${state}.title`} />} />
      <p className="wrap-break-word">
        <FormattedMessage id={`alerts.${state}.text`} values={{ name }} />
      </p>
      {state === 'on' ? (
        <form method="post" action={privatePaths.alerts(locale, token)} className="mt-6">
          <Button type="submit" tone="ink">
            <FormattedMessage id="alerts.stop" />
          </Button>
        </form>
      ) : null}
      <p className="mt-6">
        <TextLink href={paths.searches(locale)}>
          <FormattedMessage id="alerts.manage" />
        </TextLink>
      </p>
    </div>
  );
}

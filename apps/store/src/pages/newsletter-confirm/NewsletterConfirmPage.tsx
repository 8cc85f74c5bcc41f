import { NEWSLETTER_PERCENT } from '@patine/core';
import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { confirmationQuery } from '../../features/newsletter/email-subscription.query.ts';
import { NewsletterLayout } from '../../features/newsletter/NewsletterLayout.tsx';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useApi, useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { privatePaths } from '../../private-paths.ts';

/** Target of the confirmation link. A GET request changes nothing, since email scanners open links. */
export default function NewsletterConfirmPage() {
  const locale = useLocale();
  const { token = '' } = useParams();
  const { data } = useQuery(confirmationQuery(useApi(), token));
  if (!data) return null;
  const state = data.state === 'CONFIRMED' && data.codeGiven ? 'CODE' : data.state;
  const action: Record<typeof state, ReactNode> = {
    WAITING: (
      <form method="post" action={privatePaths.confirmNewsletter(locale, token)}>
        <Button type="submit">
          <FormattedMessage id="newsletter-confirm.confirm" />
        </Button>
      </form>
    ),
    CODE: <ToTheShop />,
    CONFIRMED: <ToTheShop />,
    EXPIRED: (
      <Button asChild tone="ink">
        <Link href={paths.newsletter(locale)}>
          <FormattedMessage id="newsletter-confirm.again" />
        </Link>
      </Button>
    ),
  };
  return (
    <NewsletterLayout picture="archive">
      <PageHead titleId={`newsletter-confirm.title.${state}`} noindex />
      {/* The URL is a secret that confirms: it must not be sent as a referrer. */}
      <meta name="referrer" content="no-referrer" />
      <PageHeading title={<FormattedMessage id={`newsletter-confirm.title.${state}`} />} />
      <p className="text-lg xl:text-xl">
        <FormattedMessage id={`newsletter-confirm.text.${state}`} values={{ percent: NEWSLETTER_PERCENT }} />
      </p>
      <div className="mt-6">{action[state]}</div>
    </NewsletterLayout>
  );
}

function ToTheShop() {
  const locale = useLocale();
  return (
    <Button asChild tone="ink">
      <Link href={paths.shop(locale)}>
        <FormattedMessage id="newsletter-confirm.shop" />
      </Link>
    </Button>
  );
}

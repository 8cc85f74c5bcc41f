import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { LoginForm } from '../../features/session/LoginForm.tsx';
import { leadsToCheckout } from '../../features/session/leads-to-checkout.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { SESSION_ENDED, paths } from '../../paths.ts';
import { CartPictures } from './CartPictures.tsx';

export default function LoginPage() {
  const locale = useLocale();
  const [query] = useSearchParams();
  const redirect = query.get('redirect') ?? undefined;
  const hasEnded = query.get('reason') === SESSION_ENDED;
  const forCheckout = leadsToCheckout(redirect, locale);
  return (
    <>
      <PageHead titleId="login.title" noindex />
      <PageHeading title={<FormattedMessage id="login.title" />}>
        {hasEnded ? null : <FormattedMessage id={forCheckout ? 'login.forCheckout' : 'login.purpose'} />}
      </PageHeading>
      {hasEnded ? (
        <Alert className="mb-6">
          <FormattedMessage id="failure.accessDenied" />
        </Alert>
      ) : null}
      {forCheckout ? <CartPictures /> : null}
      <LoginForm>
        <section aria-labelledby="no-account" className="stitch-t mt-8 grid gap-3 pt-6">
          <h2 id="no-account" className="heading text-xl">
            <FormattedMessage id={forCheckout ? 'login.firstOrder' : 'login.noAccount'} />
          </h2>
          <p className="text-muted">
            <FormattedMessage id="login.firstOrder.text" />
          </p>
          <Button asChild block tone="line">
            <Link href={paths.register(locale, redirect)}>
              <FormattedMessage id="register.title" />
            </Link>
          </Button>
        </section>
      </LoginForm>
    </>
  );
}

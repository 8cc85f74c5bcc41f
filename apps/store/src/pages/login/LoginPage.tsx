import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { TextLink } from '@patine/ui/text-link/TextLink';
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
        {forCheckout && !hasEnded ? <FormattedMessage id="login.forCheckout" /> : null}
      </PageHeading>
      {hasEnded ? (
        <Alert className="mb-6">
          <FormattedMessage id="failure.accessDenied" />
        </Alert>
      ) : null}
      {forCheckout ? <CartPictures /> : null}
      <LoginForm>
        {forCheckout ? (
          <section aria-labelledby="first-order" className="stitch-t mt-8 grid gap-3 pt-6">
            <h2 id="first-order" className="heading text-xl">
              <FormattedMessage id="login.firstOrder" />
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
        ) : (
          <p className="stitch-t mt-8 pt-6">
            <FormattedMessage id="login.noAccount" />{' '}
            <TextLink href={paths.register(locale, redirect)}>
              <FormattedMessage id="register.title" />
            </TextLink>
          </p>
        )}
      </LoginForm>
    </>
  );
}

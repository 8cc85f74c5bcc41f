import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { leadsToCheckout } from '../../features/session/leads-to-checkout.ts';
import { RegisterForm } from '../../features/session/RegisterForm.tsx';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { CartPictures } from '../login/CartPictures.tsx';

export default function RegisterPage() {
  const locale = useLocale();
  const [query] = useSearchParams();
  const redirect = query.get('redirect') ?? undefined;
  const forCheckout = leadsToCheckout(redirect, locale);
  return (
    <>
      <PageHead titleId="register.title" noindex />
      <PageHeading title={<FormattedMessage id="register.title" />}>
        <FormattedMessage id={forCheckout ? 'register.forCheckout' : 'register.purpose'} />
      </PageHeading>
      {forCheckout ? <CartPictures /> : null}
      <RegisterForm short={forCheckout} />
      <p className="stitch-t mt-8 pt-6">
        <FormattedMessage id="register.hasAccount" />{' '}
        <TextLink href={paths.login(locale, redirect)} className="whitespace-nowrap">
          <FormattedMessage id="login.title" />
        </TextLink>
      </p>
    </>
  );
}

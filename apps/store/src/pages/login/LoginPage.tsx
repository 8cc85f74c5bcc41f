import { Alert } from '@patine/ui/alert/Alert';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { LoginForm } from '../../features/session/LoginForm.tsx';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { SESSION_ENDED, paths } from '../../paths.ts';

export default function LoginPage() {
  const locale = useLocale();
  const [query] = useSearchParams();
  const redirect = query.get('redirect') ?? undefined;
  return (
    <>
      <PageHead titleId="login.title" noindex />
      <PageHeading title={<FormattedMessage id="login.title" />} />
      {query.get('reason') === SESSION_ENDED ? (
        <Alert className="mb-6">
          <FormattedMessage id="failure.accessDenied" />
        </Alert>
      ) : null}
      <LoginForm>
        <p className="stitch-t mt-8 pt-6">
          <FormattedMessage id="login.noAccount" />{' '}
          <TextLink href={paths.register(locale, redirect)}>
            <FormattedMessage id="register.title" />
          </TextLink>
        </p>
      </LoginForm>
    </>
  );
}

import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { ResetRequestForm } from '../../features/session/ResetRequestForm.tsx';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

export default function ResetPasswordPage() {
  const locale = useLocale();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead titleId="reset-password.title" noindex />
      <PageHeading title={<FormattedMessage id="reset-password.title" />}>
        <FormattedMessage id="reset-password.text" />
      </PageHeading>
      <ResetRequestForm />
      <p className="stitch-t mt-8 pt-6">
        <TextLink href={paths.login(locale, query.get('redirect') ?? undefined)}>
          <FormattedMessage id="reset-password.back" />
        </TextLink>
      </p>
    </>
  );
}

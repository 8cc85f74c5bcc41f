import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { FormattedMessage } from 'react-intl';
import { ChangePasswordForm } from '../../features/session/ChangePasswordForm.tsx';
import { PageHead } from '../../layouts/PageHead.tsx';

export default function ChangePasswordPage() {
  return (
    <>
      <PageHead titleId="change-password.title" noindex />
      <PageHeading title={<FormattedMessage id="change-password.title" />} />
      <ChangePasswordForm />
    </>
  );
}

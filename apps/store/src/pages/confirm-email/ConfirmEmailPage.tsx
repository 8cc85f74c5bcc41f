import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { FormattedMessage } from 'react-intl';
import { ConfirmEmail } from '../../features/session/ConfirmEmail.tsx';
import { PageHead } from '../../layouts/PageHead.tsx';

export default function ConfirmEmailPage() {
  return (
    <>
      <PageHead titleId="confirm-email.title" noindex />
      <PageHeading title={<FormattedMessage id="confirm-email.title" />} />
      <ConfirmEmail />
    </>
  );
}

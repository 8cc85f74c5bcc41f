import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../layouts/PageHead.tsx';

export default function Page() {
  return (
    <>
      <PageHead titleId="account-address.title" noindex />
      <h1 className="heading text-3xl">
        <FormattedMessage id="account-address.title" />
      </h1>
    </>
  );
}

import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../layouts/PageHead.tsx';

export default function Page() {
  return (
    <>
      <PageHead titleId="account-addresses.title" noindex />
      <h1 className="heading text-3xl">
        <FormattedMessage id="account-addresses.title" />
      </h1>
    </>
  );
}

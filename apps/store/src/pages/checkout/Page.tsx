import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../layouts/PageHead.tsx';

export default function Page() {
  return (
    <>
      <PageHead titleId="checkout.title" noindex />
      <h1 className="heading text-3xl">
        <FormattedMessage id="checkout.title" />
      </h1>
    </>
  );
}

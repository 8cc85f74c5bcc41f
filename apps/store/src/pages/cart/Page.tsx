import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../layouts/PageHead.tsx';

export default function Page() {
  return (
    <>
      <PageHead titleId="cart.title" noindex />
      <h1 className="heading text-3xl">
        <FormattedMessage id="cart.title" />
      </h1>
    </>
  );
}

import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { FormattedMessage } from 'react-intl';
import { SizesForm } from '../../features/sizes/SizesForm.tsx';
import { useSavedSizes } from '../../lib/saved-sizes.query.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { OwnedGarments } from './OwnedGarments.tsx';

export default function AccountSizesPage() {
  const { data: saved } = useSavedSizes();
  return (
    <>
      <PageHead titleId="account-sizes.title" noindex />
      <PageHeading title={<FormattedMessage id="account-sizes.title" />}>
        <FormattedMessage id="account-sizes.text" />
      </PageHeading>
      {saved ? <SizesForm saved={saved} /> : null}
      <section aria-labelledby="garments" className="mt-12 border-t border-line pt-6">
        <h2 id="garments" className="heading text-2xl">
          <FormattedMessage id="garment.title" />
        </h2>
        <p className="mt-2 mb-5 max-w-prose text-muted">
          <FormattedMessage id="garment.text" />
        </p>
        <OwnedGarments />
      </section>
    </>
  );
}

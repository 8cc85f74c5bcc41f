import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { AddressEditor } from '../../features/addresses/AddressEditor.tsx';
import { useAddresses } from '../../features/addresses/addresses.query.ts';
import { BackToAddresses } from '../../features/addresses/BackToAddresses.tsx';
import { useAddressSaved } from '../../features/addresses/use-address-saved.ts';
import { PageHead } from '../../layouts/PageHead.tsx';

export default function AccountAddressPage() {
  const { id } = useParams();
  const onSaved = useAddressSaved();
  const entry = useAddresses().data?.find((candidate) => candidate.id === id);
  return (
    <>
      <PageHead titleId="account-address.title" noindex />
      <PageHeading title={<FormattedMessage id="account-address.title" />} />
      {entry ? (
        <div className="max-w-192 border border-line bg-surface p-5 sm:p-8">
          <AddressEditor entry={entry} onSaved={onSaved} cancel={<BackToAddresses />} />
        </div>
      ) : null}
    </>
  );
}

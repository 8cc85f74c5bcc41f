import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { FormattedMessage } from 'react-intl';
import { AddressEditor } from '../../features/addresses/AddressEditor.tsx';
import { BackToAddresses } from '../../features/addresses/BackToAddresses.tsx';
import { useAddressSaved } from '../../features/addresses/use-address-saved.ts';
import { useMe } from '../../features/session/use-me.ts';
import { PageHead } from '../../layouts/PageHead.tsx';

export default function AccountAddressNewPage() {
  const me = useMe();
  const onSaved = useAddressSaved();
  return (
    <>
      <PageHead titleId="account-address-new.title" noindex />
      <PageHeading title={<FormattedMessage id="account-address-new.title" />} />
      <div className="max-w-192 border border-line bg-surface p-5 sm:p-8">
        <AddressEditor
          person={me ? { firstName: me.firstName, lastName: me.lastName } : undefined}
          onSaved={onSaved}
          cancel={<BackToAddresses />}
        />
      </div>
    </>
  );
}

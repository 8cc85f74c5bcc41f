import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { Link } from '@patine/ui/link/Link';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAddresses } from '../../features/addresses/addresses.query.ts';
import { useWasAddressSaved } from '../../features/addresses/use-address-saved.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { privatePaths } from '../../private-paths.ts';
import { AddressList } from './AddressList.tsx';

export default function AccountAddressesPage() {
  const locale = useLocale();
  const content = useRef<HTMLDivElement>(null);
  const { data: entries = [] } = useAddresses();
  const saved = useWasAddressSaved();
  const [deleted, setDeleted] = useState(false);
  const onDeleted = () => {
    setDeleted(true);
    content.current?.focus();
  };
  return (
    <div ref={content} tabIndex={-1} className="outline-none">
      <PageHead titleId="account-addresses.title" noindex />
      <PageHeading title={<FormattedMessage id="account-addresses.title" />} />
      {saved || deleted ? (
        <Alert tone="success" live className="mb-5">
          <FormattedMessage id={deleted ? 'account-addresses.deleted' : 'account-addresses.saved'} />
        </Alert>
      ) : null}
      {entries.length === 0 ? (
        <EmptyState
          title={<FormattedMessage id="account-addresses.empty.title" />}
          action={
            <Button asChild>
              <Link href={privatePaths.newAddress(locale)}>
                <FormattedMessage id="account-addresses.add" />
              </Link>
            </Button>
          }
        >
          <FormattedMessage id="account-addresses.empty.text" />
        </EmptyState>
      ) : (
        <AddressList
          entries={entries}
          onDeleted={onDeleted}
          add={
            <Link
              href={privatePaths.newAddress(locale)}
              className="flex items-center justify-center gap-2 border border-dashed border-field p-5 font-semibold transition-colors hover:border-ink hover:bg-surface"
            >
              <Plus aria-hidden className="size-5" />
              <FormattedMessage id="account-addresses.add" />
            </Link>
          }
        />
      )}
    </div>
  );
}

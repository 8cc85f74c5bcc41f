import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Suspense, lazy, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { failureMessage } from '../../lib/failure-message.ts';
import { ErasureTerms } from './ErasureTerms.tsx';
import { useExport } from './use-export.ts';

const EraseDialog = lazy(() => import('./EraseDialog.tsx'));

export type PersonalDataProps = {
  /** Called after the account is erased. */
  onErased: () => void;
};

/** Export of all personal data, and erasure of the account. */
export function PersonalData({ onErased }: PersonalDataProps) {
  const take = useExport();
  const [erasing, setErasing] = useState(false);
  return (
    <>
      <p className="max-w-prose text-muted">
        <FormattedMessage id="account-data.text" />
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button tone="line" size="sm" loading={take.isPending} onClick={() => take.mutate()}>
          <FormattedMessage id="account-data.export" />
        </Button>
      </div>
      {take.isError ? (
        <Alert tone="error" live className="mt-4 max-w-form">
          <FormattedMessage
            id={failureMessage(take.error, { TOO_MANY_ATTEMPTS: 'account-data.export.tooMany' })}
          />
        </Alert>
      ) : null}
      {take.isSuccess ? (
        <Alert tone="success" live className="mt-4 max-w-form">
          <FormattedMessage id="account-data.exported" />
        </Alert>
      ) : null}
      <div className="stitch-t mt-6 grid gap-4 pt-6">
        <p>
          <FormattedMessage id="account-data.erase.intro" />
        </p>
        <div className="text-sm text-muted">
          <ErasureTerms />
        </div>
        <Button tone="danger" size="sm" className="justify-self-start" onClick={() => setErasing(true)}>
          <FormattedMessage id="account-data.erase" />
        </Button>
      </div>
      {erasing ? (
        <Suspense>
          <EraseDialog onClose={() => setErasing(false)} onErased={onErased} />
        </Suspense>
      ) : null}
    </>
  );
}

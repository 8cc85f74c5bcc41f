import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Dialog } from '@patine/ui/dialog/Dialog';
import { PasswordField } from '@patine/ui/password-field/PasswordField';
import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureMessage } from '../../lib/failure-message.ts';
import { ErasureTerms } from './ErasureTerms.tsx';
import { useErase } from './use-erase.ts';

export type EraseDialogProps = {
  onClose: () => void;
  onErased: () => void;
};

/** Explains what is deleted and what is kept, and asks for the password. Loaded on demand. */
export default function EraseDialog({ onClose, onErased }: EraseDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const erase = useErase();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (password && !erase.isPending) erase.mutate(password, { onSuccess: onErased });
  };
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      title={<FormattedMessage id="account-data.erase.title" />}
      footer={
        <>
          <Button type="submit" tone="danger" form={formId} loading={erase.isPending}>
            <FormattedMessage id="account-data.erase.confirm" />
          </Button>
          <Button tone="quiet" onClick={onClose}>
            <FormattedMessage id="checkout.cancel" />
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        {erase.isError ? (
          <Alert tone="error" live>
            <FormattedMessage
              id={failureMessage(erase.error, {
                BAD_CREDENTIALS: 'account-data.erase.password.wrong',
                ITEM_BEING_PAID: 'account-data.erase.paying',
              })}
            />
          </Alert>
        ) : null}
        <ErasureTerms />
        <p className="font-semibold">
          <FormattedMessage id="account-data.erase.forGood" />
        </p>
        <PasswordField
          label={formatMessage({ id: 'account-data.erase.password' })}
          name="password"
          autoComplete="current-password"
          value={password}
          error={tried && !password ? formatMessage({ id: 'account-data.erase.password.EMPTY' }) : undefined}
          onChange={({ target }) => setPassword(target.value)}
        />
      </form>
    </Dialog>
  );
}

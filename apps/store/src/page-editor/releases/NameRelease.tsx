import { MAX_RELEASE_NAME } from '@patine/contract/content/releases';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Dialog } from '@patine/ui/dialog/Dialog';
import { TextField } from '@patine/ui/text-field/TextField';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureMessage } from '../FailureMessage.tsx';

export type NameReleaseProps = {
  title: ReactNode;
  /** Words of the button. */
  action: ReactNode;
  name?: string;
  onName: (name: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks what a release is called. */
export function NameRelease({ title, action, name: initial = '', onName, onClose }: NameReleaseProps) {
  const { formatMessage } = useIntl();
  const [name, setName] = useState(initial);
  const [isTried, setTried] = useState(false);
  const formId = useId();
  const naming = useMutation({ mutationFn: onName });
  const isEmpty = name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isEmpty && !naming.isPending) naming.mutate(name.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      footer={
        <Button type="submit" form={formId} loading={naming.isPending}>
          {action}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label={formatMessage({ id: 'release.name' })}
          hint={formatMessage({ id: 'release.name.hint' })}
          error={isTried && isEmpty ? formatMessage({ id: 'release.name.empty' }) : undefined}
          data-focus-first
          autoComplete="off"
          maxLength={MAX_RELEASE_NAME}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        {naming.error ? (
          <Alert tone="error" live className="mt-4">
            <FailureMessage error={naming.error} />
          </Alert>
        ) : null}
      </form>
    </Dialog>
  );
}

import { UpdateCustomerSizePreferencesDocument } from '@patine/contract/operations';
import { SIZE_KINDS, type SavedSizes, readSavedSizes, writeSavedSizes } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { SystemSwitch } from '@patine/ui/system-switch/SystemSwitch';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useReducer } from 'react';
import { FormattedMessage } from 'react-intl';
import { failureMessage } from '../../lib/failure-message.ts';
import { useApi } from '../../lib/store-context.tsx';
import { useMeasurementSystem } from './measurement-system.ts';
import { SizeGroup } from './SizeGroup.tsx';
import { sizesForm, sizesReducer } from './sizes-form.ts';
import { SIZES_KEY } from '../../lib/saved-sizes.query.ts';

export type SizesFormProps = {
  /** Sizes stored in the account. */
  saved: SavedSizes;
};

/** Any number of sizes for each part of the body. */
export function SizesForm({ saved }: SizesFormProps) {
  const { request } = useApi();
  const queryClient = useQueryClient();
  const [system, setSystem] = useMeasurementSystem();
  const [state, send] = useReducer(sizesReducer, saved, sizesForm);
  const isChanged = writeSavedSizes(state.form).join() !== writeSavedSizes(state.saved).join();

  const save = useMutation({
    mutationFn: async (sizes: string[]) =>
      readSavedSizes(
        (await request(UpdateCustomerSizePreferencesDocument, { sizes })).updateCustomerSizePreferences.sizes,
      ),
    onSuccess: (sizes) => {
      queryClient.setQueryData(SIZES_KEY, sizes);
      send({ type: 'received', sizes });
    },
    onError: () => send({ type: 'failed' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state.status === 'LOADING') return;
    send({ type: 'submitted' });
    save.mutate(writeSavedSizes(state.form));
  };

  return (
    <form className="grid gap-8" onSubmit={submit}>
      <SystemSwitch value={system} onChange={setSystem} />
      {SIZE_KINDS.map((kind) => (
        <SizeGroup
          key={kind}
          kind={kind}
          system={system}
          chosen={state.form[kind]}
          onToggle={(size) => send({ type: 'toggled', kind, size })}
        />
      ))}
      {state.status === 'ERROR' ? (
        <Alert tone="error" live className="max-w-form">
          <FormattedMessage id={failureMessage(save.error)} />
        </Alert>
      ) : null}
      {save.isSuccess && state.status === 'INITIAL' && !isChanged ? (
        <Alert tone="success" live className="max-w-form">
          <FormattedMessage id="account-sizes.saved" />
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={state.status === 'LOADING'}>
          <FormattedMessage id="account-sizes.submit" />
        </Button>
        <Button tone="quiet" disabled={!isChanged} onClick={() => send({ type: 'reset' })}>
          <FormattedMessage id="account-sizes.reset" />
        </Button>
      </div>
    </form>
  );
}

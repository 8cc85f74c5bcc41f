import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDeleteAddress } from './use-delete-address.ts';

const ConfirmDelete = lazy(() => import('./ConfirmDelete.tsx'));

export type DeleteAddressProps = {
  id: string;
  /** Names the address in the button's accessible name. */
  name: string;
  onDeleted: () => void;
};

/** Asks for confirmation in a lazily loaded dialog. */
export function DeleteAddress({ id, name, onDeleted }: DeleteAddressProps) {
  const [confirming, setConfirming] = useState(false);
  const remove = useDeleteAddress();
  return (
    <>
      <button
        type="button"
        className="-m-2 p-2 underline underline-offset-4 hover:decoration-2"
        onClick={() => setConfirming(true)}
      >
        <FormattedMessage id="address.delete" values={{ name: <span className="sr-only">{name}</span> }} />
      </button>
      {confirming ? (
        <Suspense>
          <ConfirmDelete
            name={name}
            error={remove.error}
            deleting={remove.isPending}
            onClose={() => setConfirming(false)}
            onConfirm={() =>
              remove.mutate(id, {
                onSuccess: () => {
                  setConfirming(false);
                  onDeleted();
                },
              })
            }
          />
        </Suspense>
      ) : null}
    </>
  );
}

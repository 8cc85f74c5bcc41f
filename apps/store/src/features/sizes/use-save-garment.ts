import { ForgetOwnedGarmentDocument, SaveOwnedGarmentDocument } from '@patine/contract/operations';
import { GARMENT_KINDS, type GarmentKind, type OwnedGarment } from '@patine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { seemsSignedIn } from '../../lib/cookies.ts';
import { useApi } from '../../lib/store-context.tsx';
import { GARMENTS_KEY } from './garments.query.ts';
import { deleteStoredGarment, storeGarment } from './garments-store.ts';

type Known = OwnedGarment[] | undefined;

const replaced = (known: Known, kind: GarmentKind, garment: OwnedGarment | null) => {
  const others = known?.filter((other) => other.kind !== kind) ?? [];
  const all = garment ? [...others, garment] : others;
  return GARMENT_KINDS.flatMap((each) => all.find((other) => other.kind === each) ?? []);
};

/** Saves a garment, replacing the one of its kind: in the account, or in a visitor's browser. */
export function useSaveGarment() {
  const { request } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (garment: OwnedGarment) => {
      if (!seemsSignedIn()) return storeGarment(garment);
      const measures = Object.entries(garment.measures).map(([name, value]) => ({ name, value }));
      await request(SaveOwnedGarmentDocument, { garment: { kind: garment.kind, measures } });
      // The account's copy replaces the browser's.
      deleteStoredGarment(garment.kind);
    },
    onSuccess: (_, garment) =>
      queryClient.setQueryData(GARMENTS_KEY, (known: Known) => replaced(known, garment.kind, garment)),
  });
}

export function useDeleteGarment() {
  const { request } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (kind: GarmentKind) => {
      if (seemsSignedIn()) await request(ForgetOwnedGarmentDocument, { kind });
      deleteStoredGarment(kind);
    },
    onSuccess: (_, kind) =>
      queryClient.setQueryData(GARMENTS_KEY, (known: Known) => replaced(known, kind, null)),
  });
}

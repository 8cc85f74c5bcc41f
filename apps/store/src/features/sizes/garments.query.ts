import { MyGarmentsDocument, type OwnedGarmentFieldsFragment } from '@patine/contract/operations';
import { GARMENT_KINDS, type OwnedGarment } from '@patine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { seemsSignedIn } from '../../lib/cookies.ts';
import { useApi } from '../../lib/store-context.tsx';
import { storedGarments } from './garments-store.ts';

export const GARMENTS_KEY = ['garments'] as const;

const garmentOf = ({ kind, measures }: OwnedGarmentFieldsFragment): OwnedGarment => ({
  kind,
  measures: Object.fromEntries(measures.map(({ name, value }) => [name, value])),
});

const accountGarments = async ({ request }: Pick<Api, 'request'>): Promise<OwnedGarment[]> => {
  if (!seemsSignedIn()) return [];
  try {
    return (await request(MyGarmentsDocument, {})).me.ownedGarments.map(garmentOf);
  } catch (error) {
    // The session has ended: what this browser keeps is still there.
    if (error instanceof ApiError && error.is('ACCESS_DENIED')) return [];
    throw error;
  }
};

/** The account's garments first; of other kinds, those that this browser kept for a visitor. */
const garmentsQuery = (api: Pick<Api, 'request'>) =>
  queryOptions({
    queryKey: GARMENTS_KEY,
    queryFn: async () => {
      const owned = await accountGarments(api);
      const known = new Map([...storedGarments(), ...owned].map((garment) => [garment.kind, garment]));
      return GARMENT_KINDS.flatMap((kind) => known.get(kind) ?? []);
    },
  });

/**
 * Garments that the person measured, at most one of each kind; with the account for a customer, in the browser for a
 * visitor. Asked for in the browser alone, once the component that reads them is there.
 */
export const useOwnedGarments = () => useQuery(garmentsQuery(useApi()));

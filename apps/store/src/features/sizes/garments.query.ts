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
    // The session has ended; the browser's garments remain.
    if (error instanceof ApiError && error.is('ACCESS_DENIED')) return [];
    throw error;
  }
};

/** The account's garments first; for other kinds, those stored in this browser. */
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
 * The visitor's measured garments, at most one of each kind: in the account of a customer, in the browser of a visitor. Requested
 * only in the browser.
 */
export const useOwnedGarments = () => useQuery(garmentsQuery(useApi()));

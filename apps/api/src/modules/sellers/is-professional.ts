import type { SellerIdentity } from '../../db/schema/catalogue.ts';

/** What a seller's identity says; nobody is called a professional before it is known. */
export const isProfessional = (identity: Pick<SellerIdentity, 'isProfessional'> | null): boolean =>
  identity !== null && (identity.isProfessional ?? true);

import type { SellerIdentity } from '../../db/schema/catalogue.ts';

/** False for a seller without an identity. */
export const isProfessional = (identity: Pick<SellerIdentity, 'isProfessional'> | null): boolean =>
  identity !== null && (identity.isProfessional ?? true);

export { importSellers, type SellersImportOutput } from './import-sellers.ts';
export { findStore } from './repository.ts';
export type { SellerEntry } from './seller-entry.ts';

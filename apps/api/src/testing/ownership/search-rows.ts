import { type Rows, forCustomers, forHolders, forOwner } from './row.ts';
import type { OwnershipWorld } from './world.ts';
import { eq } from 'drizzle-orm';
import { savedSearches } from '../../db/schema/saved-searches.ts';

const SEARCH = {
  name: 'Robes rouges',
  path: '/shop/women/clothing/dresses/?colors=rouge',
  criteria: { text: '', facetFilters: [['color:rouge']], numericFilters: [], tagFilters: [] },
  alerts: 'DAILY',
};

const saved = async ({ asOwner }: OwnershipWorld) => {
  const { saveSearch } = await asOwner<{ saveSearch: { id: string } }>(
    'mutation($savedSearch: SavedSearchInput!) { saveSearch(savedSearch: $savedSearch) { id } }',
    { savedSearch: SEARCH },
  );
  return saveSearch.id;
};

const token = async (world: OwnershipWorld) => {
  const id = await saved(world);
  const [row] = await world.shop.db.select().from(savedSearches).where(eq(savedSearches.id, id));
  return { token: row?.token };
};

export const SEARCH_ROWS: Rows = {
  'Customer.savedSearches': forCustomers(),
  'Mutation.saveSearch': forCustomers(() => ({ savedSearch: SEARCH })),
  'Mutation.updateSavedSearchAlerts': forOwner(async (world) => ({ id: await saved(world), alerts: 'NONE' })),
  'Mutation.deleteSavedSearch': forOwner(async (world) => ({ id: await saved(world) })),
  'Query.alertSubscription': forHolders('token', token),
  'Mutation.stopAlerts': forHolders('token', token),
};

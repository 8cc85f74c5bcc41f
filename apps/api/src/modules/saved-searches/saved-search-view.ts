import type { AlertFrequency, SavedSearch } from '@patine/contract/resolvers';
import type { SavedSearchRow } from './repository.ts';

export const savedSearchView = ({ id, name, path, alerts, createdAt }: SavedSearchRow): SavedSearch => ({
  id,
  name,
  path,
  alerts: alerts as AlertFrequency,
  createdAt: createdAt.toISOString(),
});

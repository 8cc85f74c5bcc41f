import type { ApiModule } from '../../module.ts';
import { alertSubscription } from './alert-subscription.ts';
import { deleteSavedSearch } from './delete-saved-search.ts';
import { savedSearchesOf } from './repository.ts';
import { saveSearch } from './save-search.ts';
import { savedSearchView } from './saved-search-view.ts';
import { stopAlerts } from './stop-alerts.ts';
import { notifyNewItems } from './notify-new-items.ts';
import { updateSavedSearchAlerts } from './update-alerts.ts';

/** Saved searches, and email alerts about new products in them. */
export const savedSearches: ApiModule = {
  resolvers: {
    Query: { alertSubscription },
    Mutation: { saveSearch, updateSavedSearchAlerts, deleteSavedSearch, stopAlerts },
    Customer: {
      savedSearches: async ({ id }, _variables, { db }) =>
        id ? (await savedSearchesOf(db, id)).map(savedSearchView) : [],
    },
  },
  routes: (app, services) => {
    const notifyAll = notifyNewItems(services, app.searching);
    app.jobs.schedule('saved-searches', async () => void (await notifyAll()));
  },
};

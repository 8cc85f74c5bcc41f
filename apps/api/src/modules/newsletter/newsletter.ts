import type { ApiModule } from '../../module.ts';
import { confirmNewsletter, newsletterConfirmation } from './confirmation.ts';
import { purgeAddresses } from './purge-addresses.ts';
import { subscribeToNewsletter } from './subscribe.ts';

/** Newsletter subscriptions with double opt-in: an address is subscribed once its owner opens the emailed link. */
export const newsletter: ApiModule = {
  resolvers: {
    Query: { newsletterConfirmation },
    Mutation: { subscribeToNewsletter, confirmNewsletter },
  },
  routes: (app, services) => {
    app.jobs.schedule('newsletter-forget', () => purgeAddresses(services));
  },
};

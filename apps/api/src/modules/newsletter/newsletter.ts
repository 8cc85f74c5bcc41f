import { DAY_SECONDS } from '@patine/core';
import type { ApiModule } from '../../module.ts';
import { confirmNewsletter, newsletterConfirmation } from './confirmation.ts';
import { purgeAddresses } from './purge-addresses.ts';
import { subscribeToNewsletter } from './subscribe.ts';

/** Who gets the letter: nobody before a link in their own mailbox was followed. */
export const newsletter: ApiModule = {
  resolvers: {
    Query: { newsletterConfirmation },
    Mutation: { subscribeToNewsletter, confirmNewsletter },
  },
  routes: (app, services) => {
    app.jobs.schedule('newsletter-forget', DAY_SECONDS, () => purgeAddresses(services));
  },
};

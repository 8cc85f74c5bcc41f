import type { ApiModule } from '../../module.ts';
import { requireCustomer } from '../customers/index.ts';
import { emailSubscription, stopEmails } from './by-link.ts';
import { chooseEmails } from './choose-emails.ts';
import { emailTopicsOf } from './read-topics.ts';

/** Email topics (newsletter, price drops, back in stock) that customers can turn on and off. */
export const emailTopics: ApiModule = {
  resolvers: {
    Query: { emailSubscription },
    Mutation: { chooseEmails, stopEmails },
    Customer: {
      emailTopics: (_customer, _variables, context) =>
        emailTopicsOf(context.db, requireCustomer(context).customerId, context.clock.now()),
    },
  },
};

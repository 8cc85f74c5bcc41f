import type { ApiModule } from '../../module.ts';
import { readReturnRequest, readReturnRequests } from './read-returns.ts';
import { declareWithdrawal } from './declare-withdrawal.ts';
import { labelRoutes } from './documents.ts';
import { payDueRefunds } from '../refunds/index.ts';
import { quoteReturn } from './quote-return.ts';
import { requestReturn } from './request-return.ts';

/** Return requests and declarations of withdrawal (the legal right to cancel a purchase). */
export const returnRequests: ApiModule = {
  resolvers: {
    Customer: { returnRequests: readReturnRequests, returnRequest: readReturnRequest },
    Mutation: { declareWithdrawal, quoteReturn, requestReturn },
  },
  routes: (app, services) => {
    labelRoutes(app, services);
    app.jobs.schedule('returns-pay-due', () => payDueRefunds(app, services));
  },
};

import type { ApiModule } from '../../module.ts';
import { returnRequest, returnRequests } from './customer-returns.ts';
import { declareWithdrawal } from './declare-withdrawal.ts';
import { labelRoutes } from './documents.ts';
import { quoteReturn } from './quote-return.ts';
import { requestReturn } from './request-return.ts';

/** Pieces that come back, and the legal right beside them. */
export const returns: ApiModule = {
  resolvers: {
    Customer: { returnRequests, returnRequest },
    Mutation: { declareWithdrawal, quoteReturn, requestReturn },
  },
  routes: labelRoutes,
};

import type { ApiModule } from '../../module.ts';
import { createNotice } from './create-notice.ts';

/** What people tell of pieces that they think are illegal or unsafe. */
export const notices: ApiModule = { resolvers: { Mutation: { createNotice } } };

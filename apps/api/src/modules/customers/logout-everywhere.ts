import type { Mutation } from '../../module.ts';
import { endSessionsOf } from './sessions-repository.ts';
import { requireCustomer } from './signed-in.ts';

export const logoutEverywhere: Mutation<'logoutEverywhere'> = async (_root, _variables, context) => {
  const { customerId } = requireCustomer(context);
  await endSessionsOf(context.db, customerId);
  context.log.info({ event: 'logout.everywhere', customerId }, 'logged out on every device');
  return true;
};

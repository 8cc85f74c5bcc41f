import type { Mutation } from '../../module.ts';
import { requireCustomer } from '../customers/index.ts';
import { deleteGarment } from './repository.ts';

export const forgetOwnedGarment: Mutation<'forgetOwnedGarment'> = async (_root, { kind }, context) => {
  await deleteGarment(context.db, requireCustomer(context).customerId, kind);
  return true;
};

import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { requireCustomer } from '../customers/index.ts';
import { garmentView } from './garment-view.ts';
import { readGarment } from './read-garment.ts';
import { putGarment } from './repository.ts';

export const saveOwnedGarment: Mutation<'saveOwnedGarment'> = async (_root, { garment }, context) => {
  const { customerId } = requireCustomer(context);
  const read = readGarment(garment);
  if (!read.ok) throw new ApiError('VALIDATION', { fields: read.fields });
  await putGarment(context.db, customerId, read.value, context.clock.now());
  return garmentView(read.value);
};

import { ApiError } from '../../errors.ts';
import type { ApiModule, Query } from '../../module.ts';
import { productShippingMethods } from './piece-quote.ts';
import { servicePointsNear } from './service-points.ts';

const servicePoints: Query<'servicePoints'> = (_root, { countryCode, postalCode, cityName }) => {
  const found = servicePointsNear(countryCode, postalCode, cityName?.trim() || null);
  if (!found.ok) throw new ApiError('VALIDATION', { fields: found.fields });
  return found.points;
};

/** Where a parcel can be fetched, and what a piece by itself costs to send; carts are quoted by `quoteFor`. */
export const delivery: ApiModule = { resolvers: { Query: { servicePoints, productShippingMethods } } };

import { ServicePointsDocument, type PostalAddressFieldsFragment } from '@patine/contract/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

export type Place = Pick<PostalAddressFieldsFragment, 'countryCode' | 'postalCode' | 'cityName'>;

const isUnknownPlace = (error: unknown) => error instanceof ApiError && error.is('VALIDATION');

/** Relay points near an address, nearest first; none where the place is not known. */
export const servicePointsQuery = (
  { request }: Pick<Api, 'request'>,
  { countryCode, postalCode, cityName }: Place,
) =>
  queryOptions({
    queryKey: ['service-points', countryCode, postalCode, cityName],
    queryFn: async () => {
      const near = async (city?: string) =>
        (
          await request(ServicePointsDocument, {
            countryCode,
            postalCode,
            ...(city ? { cityName: city } : {}),
          })
        ).servicePoints;
      try {
        // A name that is written otherwise still lies at its postal code.
        return await near(cityName).catch((error: unknown) => {
          if (!isUnknownPlace(error)) throw error;
          return near();
        });
      } catch (error) {
        if (isUnknownPlace(error)) return [];
        throw error;
      }
    },
  });

import { ServicePointsDocument, type PostalAddressFieldsFragment } from '@patine/contract/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

export type Place = Pick<PostalAddressFieldsFragment, 'countryCode' | 'postalCode' | 'cityName'>;

const isUnknownPlace = (error: unknown) => error instanceof ApiError && error.is('VALIDATION');

/** Relay points near an address, nearest first; empty if the address is not found. */
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
        // If the city's name is unknown, the postal code is enough.
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

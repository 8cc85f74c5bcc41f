import type { GeocodeResponse, GeocodedAddress } from '@patine/contract/rest/geocode';
import { ADDRESS_FIELD_MAX_LENGTH } from '@patine/core';
import type { Api } from '../../lib/api.ts';

/** Address suggestions of a country (alpha-3) for a typed line. */
export const suggestAddresses =
  ({ read }: Pick<Api, 'read'>) =>
  async (text: string, country: string): Promise<GeocodedAddress[]> => {
    const { suggestions } = await read<GeocodeResponse>('/geocode', {
      text: text.slice(0, ADDRESS_FIELD_MAX_LENGTH),
      country,
    });
    return suggestions;
  };

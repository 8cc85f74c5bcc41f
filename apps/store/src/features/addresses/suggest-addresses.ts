import type { GeocodeResponse, GeocodedAddress } from '@patine/contract/rest/geocode';
import type { Api } from '../../lib/api.ts';

const LONGEST = 255;

/** Addresses of a country (alpha-3) that a line may be the beginning of. */
export const suggestAddresses =
  ({ read }: Pick<Api, 'read'>) =>
  async (text: string, country: string): Promise<GeocodedAddress[]> => {
    const { suggestions } = await read<GeocodeResponse>('/geocode', {
      text: text.slice(0, LONGEST),
      country,
    });
    return suggestions;
  };

import type { GeocodeResponse, GeocodedAddress } from '@patine/contract/rest/geocode';
import type { Api } from '../../lib/api.ts';

const LONGEST = 255;

/** Address suggestions of a country (alpha-3) for a typed line. */
export const suggestAddresses =
  ({ read }: Pick<Api, 'read'>) =>
  async (text: string, country: string): Promise<GeocodedAddress[]> => {
    const { suggestions } = await read<GeocodeResponse>('/geocode', {
      text: text.slice(0, LONGEST),
      country,
    });
    return suggestions;
  };

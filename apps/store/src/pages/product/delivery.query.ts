import { DeliveryCountriesDocument, ProductDeliveryDocument } from '@patine/contract/operations';
import { queryOptions } from '@tanstack/react-query';
import { HOUR_MS } from '@patine/core';
import type { Api } from '../../lib/api.ts';

/** Countries that the operator delivers to, its own first. */
export const deliveryCountriesQuery = ({ request }: Api) =>
  queryOptions({
    queryKey: ['delivery-countries'],
    queryFn: async () => (await request(DeliveryCountriesDocument, {})).deliveryCountries,
    staleTime: HOUR_MS,
  });

/** Shipping methods of one product to a country (alpha-3). */
export const productDeliveryQuery = ({ request }: Api, reference: number, countryCode: string) =>
  queryOptions({
    queryKey: ['delivery', reference, countryCode],
    queryFn: async () =>
      (await request(ProductDeliveryDocument, { reference, countryCode })).productShippingMethods,
  });

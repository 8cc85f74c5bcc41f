import type { Services } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import type { ApiModule, Query } from '../../module.ts';
import { deliveryCountries } from './delivery-countries.ts';
import { productShippingMethods } from './product-quote.ts';
import { mondialRelayNetwork } from './mondial-relay/network.ts';
import { computedNetwork, type RelayNetwork } from './relay-network.ts';

declare module 'fastify' {
  interface FastifyInstance {
    relayNetwork: RelayNetwork;
  }
}

const servicePoints: Query<'servicePoints'> = async (
  _root,
  { countryCode, postalCode, cityName },
  { app },
) => {
  const found = await app.relayNetwork.near({
    countryCode,
    postalCode,
    cityName: cityName?.trim() || null,
  });
  if (!found.ok) throw new ApiError('VALIDATION', { fields: found.fields });
  return found.points;
};

/** The network of the operator's account, or the computed one; that it does not answer is told as such. */
function openNetwork({ config, clock, log }: Services): RelayNetwork {
  const { MONDIAL_RELAY_BRAND: brand, MONDIAL_RELAY_KEY: key, MONDIAL_RELAY_URL: url } = config;
  if (!brand || !key) return computedNetwork;
  const network = mondialRelayNetwork({ brand, key, url }, clock);
  const away = (error: unknown) => {
    const reason = error instanceof Error ? error.message : 'unknown';
    log.warn({ event: 'relay.away', reason }, 'no relay points are known');
    throw new ApiError('SERVICE_POINTS_AWAY', { retryAfter: 5 });
  };
  return {
    near: (place) => network.near(place).catch(away),
    byId: (id, countryCode) => network.byId(id, countryCode).catch(away),
  };
}

/** Where a parcel can be fetched, and what a piece by itself costs to send; carts are quoted by `quoteFor`. */
export const delivery: ApiModule = {
  resolvers: { Query: { servicePoints, productShippingMethods, deliveryCountries } },
  routes: (app, services) => {
    app.decorate('relayNetwork', openNetwork(services));
  },
};

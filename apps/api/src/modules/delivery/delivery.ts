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

/** Opens Mondial Relay when it is configured, otherwise the computed network. Failures become SERVICE_POINTS_AWAY. */
function openNetwork({ config, clock, log }: Services): RelayNetwork {
  const { MONDIAL_RELAY_BRAND: brand, MONDIAL_RELAY_KEY: key, MONDIAL_RELAY_URL: url } = config;
  if (!brand || !key) return computedNetwork;
  const network = mondialRelayNetwork({ brand, key, url }, clock);
  const away = (error: unknown) => {
    const reason = error instanceof Error ? error.message : 'unknown';
    log.warn({ event: 'relay.away', reason }, 'no relay points available');
    throw new ApiError('SERVICE_POINTS_AWAY', { retryAfter: 5 });
  };
  return {
    near: (place) => network.near(place).catch(away),
    byId: (id, countryCode) => network.byId(id, countryCode).catch(away),
  };
}

/** GraphQL fields of relay points and of single-item shipping quotes. Carts call `quoteFor` directly. */
export const delivery: ApiModule = {
  resolvers: { Query: { servicePoints, productShippingMethods, deliveryCountries } },
  routes: (app, services) => {
    app.decorate('relayNetwork', openNetwork(services));
  },
};

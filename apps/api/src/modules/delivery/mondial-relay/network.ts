import { DAY_MS } from '@patine/core';
import type { Clock } from '../../../clock.ts';
import type { StoredServicePoint } from '../../../db/schema/carts.ts';
import { alpha2Of, isPostalCode, normalisePostalCode } from '../../addresses/index.ts';
import type { RelayNetwork } from '../relay-network.ts';
import { type Account, RelayRefusal, searchPoints } from './client.ts';
import { readPoint } from './point.ts';

/** Maximum entries per cache; about a day's use of a busy shop. */
const MAX_REMEMBERED = 2_000;
/** Statuses 9 and 20 to 39 mean that the request is invalid, such as an unknown town or point number. */
const isOfQuestion = (error: unknown) =>
  error instanceof RelayRefusal && (error.status === 9 || (error.status >= 20 && error.status < 40));

/** Caches responses for a day. Evicts the oldest entry when it is full. */
function memory<Value>(clock: Clock) {
  const known = new Map<string, { at: number; value: Value }>();
  return {
    put(key: string, value: Value) {
      known.delete(key);
      known.set(key, { at: clock.now().getTime(), value });
      const [oldest] = known.keys();
      if (known.size > MAX_REMEMBERED && oldest !== undefined) known.delete(oldest);
    },
    get(key: string): Value | null {
      const found = known.get(key);
      return found && clock.now().getTime() - found.at < DAY_MS ? found.value : null;
    },
  };
}

/**
 * The relay points of Mondial Relay. While it is unavailable, responses of the last day are used. Computed points
 * never replace real ones.
 */
export function mondialRelayNetwork(account: Account, clock: Clock): RelayNetwork {
  const places = memory<StoredServicePoint[]>(clock);
  const points = memory<StoredServicePoint>(clock);

  const fetchPoints = async (question: Parameters<typeof searchPoints>[1], countryCode: string) => {
    const found = (await searchPoints(account, question)).flatMap(
      (point) => readPoint(point, countryCode) ?? [],
    );
    for (const point of found) points.put(point.servicePointId, point);
    return found.toSorted((a, b) => a.distanceMeter - b.distanceMeter);
  };

  return {
    async near({ countryCode, postalCode: text, cityName: _ }) {
      const country = alpha2Of(countryCode);
      const postalCode = normalisePostalCode(text);
      if (!country) return { ok: false, fields: { countryCode: 'UNKNOWN_COUNTRY' } };
      if (!isPostalCode(postalCode, countryCode)) return { ok: false, fields: { postalCode: 'BAD_FORMAT' } };
      const key = `${country} ${postalCode}`;
      try {
        const found = await fetchPoints({ Pays: country, CP: postalCode }, countryCode);
        places.put(key, found);
        return { ok: true, points: found };
      } catch (error) {
        if (isOfQuestion(error)) return { ok: false, fields: { postalCode: 'UNKNOWN' } };
        const before = places.get(key);
        if (!before) throw error;
        return { ok: true, points: before };
      }
    },

    async byId(id, countryCode) {
      const [, country, number] = /^MR-([A-Z]{2})-(\d{6})$/.exec(id) ?? [];
      if (!country || !number || country !== alpha2Of(countryCode)) return null;
      const known = points.get(id);
      if (known) return known;
      try {
        const [found] = await fetchPoints({ Pays: country, NumPointRelais: number }, countryCode);
        return found?.servicePointId === id ? found : null;
      } catch (error) {
        if (isOfQuestion(error)) return null;
        throw error;
      }
    },
  };
}

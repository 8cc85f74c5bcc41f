/** A town that can be suggested. */
export type Place = {
  id: string;
  name: string;
  /** Empty when they are unknown. */
  postalCodes: readonly string[];
  /** A subdivision code of `core`, or null. */
  subDivision: string | null;
  gps: { lat: number; lng: number } | null;
  population: number;
};

export type PlaceIndex = {
  /** Towns whose name starts with `name`, or equals it when `isWhole`; largest first. */
  named: (name: string, isWhole: boolean) => Place[];
  /** Towns with a postal code that starts with `start`, largest first, each with only that code. */
  coded: (start: string) => Place[];
};

/** Maximum entries scanned per prefix, because a very short prefix matches a large part of a country. */
const MAX_VIEWED = 4_000;

/** Normalises a name: removes accents, case and hyphens, and expands “st” to “saint”. */
export const plainName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .replace(/\bst\b/g, 'saint')
    .replace(/\bste\b/g, 'sainte');

type Entry = { key: string; place: Place };

const byKey = (a: Entry, b: Entry) => (a.key < b.key ? -1 : Number(a.key > b.key));
const bySize = (a: Place, b: Place) => b.population - a.population || (a.id < b.id ? -1 : 1);

function startingWith(entries: readonly Entry[], start: string): Entry[] {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle]?.key ?? '') < start) low = middle + 1;
    else high = middle;
  }
  const found: Entry[] = [];
  for (const entry of entries.slice(low, low + MAX_VIEWED)) {
    if (!entry.key.startsWith(start)) break;
    found.push(entry);
  }
  return found;
}

/** Indexes the towns of one country by name and by postal code. */
export function createPlaceIndex(places: readonly Place[]): PlaceIndex {
  const names = places.map((place): Entry => ({ key: plainName(place.name), place })).toSorted(byKey);
  const codes = places
    .flatMap((place) =>
      place.postalCodes.map((code): Entry => ({ key: code, place: { ...place, postalCodes: [code] } })),
    )
    .toSorted(byKey);
  return {
    named: (name, isWhole) => {
      const start = plainName(name);
      if (start === '') return [];
      return startingWith(names, start)
        .filter(({ key }) => !isWhole || key === start)
        .map(({ place }) => place)
        .toSorted(bySize);
    },
    coded: (start) =>
      startingWith(codes, start)
        .map(({ place }) => place)
        .toSorted(bySize),
  };
}

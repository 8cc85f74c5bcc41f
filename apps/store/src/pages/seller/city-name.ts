import type { Locale } from '@patine/core';

/** Cities that French or English call by another name than their own country does. */
const OTHER_NAMES: ReadonlyMap<string, Partial<Record<Locale, string>>> = new Map(
  Object.entries({
    Antwerpen: { fr: 'Anvers', en: 'Antwerp' },
    Barcelona: { fr: 'Barcelone' },
    Brugge: { fr: 'Bruges', en: 'Bruges' },
    Brussel: { fr: 'Bruxelles', en: 'Brussels' },
    Bruxelles: { en: 'Brussels' },
    Edinburgh: { fr: 'Édimbourg' },
    Firenze: { fr: 'Florence', en: 'Florence' },
    'Frankfurt am Main': { fr: 'Francfort', en: 'Frankfurt' },
    Genova: { fr: 'Gênes', en: 'Genoa' },
    Gent: { fr: 'Gand', en: 'Ghent' },
    Hamburg: { fr: 'Hambourg' },
    København: { fr: 'Copenhague', en: 'Copenhagen' },
    Köln: { fr: 'Cologne', en: 'Cologne' },
    Lisboa: { fr: 'Lisbonne', en: 'Lisbon' },
    London: { fr: 'Londres' },
    Milano: { fr: 'Milan', en: 'Milan' },
    München: { fr: 'Munich', en: 'Munich' },
    Napoli: { fr: 'Naples', en: 'Naples' },
    Praha: { fr: 'Prague', en: 'Prague' },
    Roma: { fr: 'Rome', en: 'Rome' },
    Sevilla: { fr: 'Séville', en: 'Seville' },
    Torino: { fr: 'Turin', en: 'Turin' },
    Venezia: { fr: 'Venise', en: 'Venice' },
    Warszawa: { fr: 'Varsovie', en: 'Warsaw' },
    Wien: { fr: 'Vienne', en: 'Vienna' },
  }),
);

/**
 * The name of a city in a sentence; a postal address keeps its own.
 * @example cityName('Wien', 'fr') // Vienne
 * @example cityName('Roubaix', 'fr') // Roubaix
 */
export const cityName = (city: string, locale: Locale): string => OTHER_NAMES.get(city)?.[locale] ?? city;

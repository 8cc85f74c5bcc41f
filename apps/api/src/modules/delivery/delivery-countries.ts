import type { Query } from '../../module.ts';
import { alpha2Of } from '../addresses/index.ts';
import { tariff } from './tariff.ts';

const { homeCountry, zones } = tariff;

/** The countries of the tariff without duplicates. */
const SERVED = [...new Set([homeCountry, ...zones.flatMap(({ countries }) => countries)])].flatMap(
  (countryCode) => {
    const countryCodeAlpha2 = alpha2Of(countryCode);
    return countryCodeAlpha2 === null ? [] : [{ countryCode, countryCodeAlpha2 }];
  },
);

export const deliveryCountries: Query<'deliveryCountries'> = () => SERVED;

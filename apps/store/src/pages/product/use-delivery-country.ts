import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { addressesQuery } from '../../features/addresses/addresses.query.ts';
import { seemsSignedIn } from '../../lib/cookies.ts';
import { useApi } from '../../lib/store-context.tsx';
import { rememberCountry, rememberedCountry } from './delivery-country.ts';
import { deliveryCountriesQuery } from './delivery.query.ts';

/**
 * The delivery country, alpha-3: as selected here, else the customer's default address, else the stored one, else the operator's own.
 * Also returns all served countries with their names.
 */
export function useDeliveryCountry() {
  const api = useApi();
  const { formatDisplayName, locale } = useIntl();
  const [chosen, setChosen] = useState<string>();
  const { data: addresses, isLoading } = useQuery({ ...addressesQuery(api), enabled: seemsSignedIn() });
  const { data: served = [] } = useQuery(deliveryCountriesQuery(api));

  const own = addresses?.find(({ isDefault }) => isDefault)?.postalAddress;
  const usual = own?.countryCode ?? (rememberedCountry() || served[0]?.countryCode);
  const code = chosen ?? (isLoading ? undefined : usual);
  const nameOf = (alpha2: string) => formatDisplayName(alpha2, { type: 'region' }) ?? alpha2;
  const countries = served
    .map(({ countryCode, countryCodeAlpha2 }) => ({ code: countryCode, name: nameOf(countryCodeAlpha2) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  const others =
    own?.countryCode === code && own && countries.every((country) => country.code !== code)
      ? [{ code: own.countryCode, name: nameOf(own.countryCodeAlpha2) }]
      : [];
  return {
    code,
    countries: [...others, ...countries],
    choose: (country: string) => {
      rememberCountry(country);
      setChosen(country);
    },
  };
}

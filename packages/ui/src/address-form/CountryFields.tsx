import { useIntl } from 'react-intl';
import { Select } from '../select/Select.tsx';
import type { AddressField } from './address-fields.ts';

export type AddressPlaces = {
  /** Alpha-3 codes with names in the visitor's language; the main countries come first. */
  countries: readonly { code: string; name: string; main: boolean }[];
  /** Regions by alpha-3 country code, for countries whose addresses need one. */
  subDivisions?: Readonly<Record<string, readonly { code: string; name: string }[]>>;
};

export type CountryFieldsProps = {
  /** Countries to select from, and their regions. */
  places: AddressPlaces;
  /** Alpha-3 code of the selected country. */
  code: string;
  /** Returns id, error and initial value of a field. */
  field: (name: AddressField) => { id: string; error: string | undefined; defaultValue: string };
  /** Called with the alpha-3 code of the selected country. */
  onCountryChange: (countryCode: string) => void;
};

/** Browsers and server name and sort some countries differently: the server's markup is kept. */
const optionOf = ({ code, name }: AddressPlaces['countries'][number]) => (
  <option key={code} value={code} suppressHydrationWarning>
    {name}
  </option>
);

/** The country, and its region if it has regions. Selecting another country clears the region. */
export function CountryFields({ places, code, field, onCountryChange }: CountryFieldsProps) {
  const { formatMessage } = useIntl();
  const country = field('countryCode');
  const regions = places.subDivisions?.[code] ?? [];
  const main = places.countries.filter((place) => place.main);
  const others = places.countries.filter((place) => !place.main);
  const { defaultValue: region, ...regionField } = field('subDivision');

  return (
    <>
      <Select
        name="countryCode"
        id={country.id}
        error={country.error}
        className="col-span-6"
        label={formatMessage({ id: 'ui.address-form.countryCode' })}
        autoComplete="country"
        value={code}
        onChange={(event) => onCountryChange(event.target.value)}
      >
        {main.map(optionOf)}
        {others.length > 0 ? (
          <optgroup label={formatMessage({ id: 'ui.address-form.otherCountries' })}>
            {others.map(optionOf)}
          </optgroup>
        ) : null}
      </Select>
      {regions.length > 0 ? (
        <Select
          key={code}
          name="subDivision"
          {...regionField}
          optional
          className="col-span-6"
          label={formatMessage({ id: 'ui.address-form.subDivision' })}
          autoComplete="address-level1"
          defaultValue={code === country.defaultValue ? region : ''}
        >
          <option value="">{formatMessage({ id: 'ui.address-form.choose' })}</option>
          {regions.map((place) => (
            <option key={place.code} value={place.code}>
              {place.name}
            </option>
          ))}
        </Select>
      ) : null}
    </>
  );
}

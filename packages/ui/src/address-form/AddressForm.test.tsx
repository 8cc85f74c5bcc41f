import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sampleAddress } from '../address-card/address.samples.ts';
import { renderIn } from '../testing/render.tsx';
import { AddressForm, type AddressFormProps } from './AddressForm.tsx';
import { samplePlaces } from './places.samples.ts';

const form = (props: Partial<AddressFormProps> = {}) => (
  <AddressForm places={samplePlaces} onSubmit={() => {}} {...props} />
);
const save = (name = 'Enregistrer cette adresse') => fireEvent.click(screen.getByRole('button', { name }));

test('submits the filled-in values, and null for empty optional fields', () => {
  const onSubmit = vi.fn();
  renderIn(form({ value: { ...sampleAddress, default: true }, onSubmit }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Ville' }), { target: { value: ' Lyon ' } });
  save();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    firstName: 'Camille',
    lastName: 'Morel',
    companyName: null,
    countryCode: 'FRA',
    addressLine1: '12 rue des Récollets',
    addressLine2: null,
    postalCode: '75010',
    subDivision: null,
    cityName: 'Lyon',
    phoneNumber: '+33 6 12 34 56 78',
    default: true,
  });
});

test.each([
  ['fr', 'Enregistrer cette adresse', 'Prénom', 'Remplissez ce champ.'],
  ['en', 'Save this address', 'First name', 'This field is required.'],
] as const)('an empty required field has an error next to it, in %s', (locale, button, name, words) => {
  const onSubmit = vi.fn();
  renderIn(form({ onSubmit }), locale);
  save(button);
  const field = screen.getByRole('textbox', { name });
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const description = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe(words);
});

test('the error summary links to the field', () => {
  renderIn(form());
  save();
  fireEvent.click(screen.getByRole('link', { name: /^Téléphone/ }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Téléphone' }));
});

test('an error from the host is associated with its field', () => {
  renderIn(form({ value: sampleAddress, errors: { phoneNumber: 'Numéro inconnu.' } }));
  const phone = screen.getByRole('textbox', { name: 'Téléphone' });
  const description = document.getElementById(
    phone.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '',
  );
  expect(description?.textContent).toBe('Numéro inconnu.');
});

test('selecting another country clears the region and shows its own regions', () => {
  const onCountryChange = vi.fn();
  renderIn(form({ value: { countryCode: 'USA', subDivision: 'NY' }, onCountryChange }));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Région/ }).value).toBe('NY');
  const country = screen.getByRole('combobox', { name: 'Pays' });
  fireEvent.change(country, { target: { value: 'FRA' } });
  expect(screen.queryByRole('combobox', { name: /^Région/ })).toBeNull();
  expect(onCountryChange).toHaveBeenCalledExactlyOnceWith('FRA');
});

test('shows the postal code only for countries that have postal codes', () => {
  const onSubmit = vi.fn();
  renderIn(form({ value: { ...sampleAddress, postalCode: '' }, onSubmit }));
  save();
  expect(screen.getByRole('textbox', { name: 'Code postal' }).getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(screen.getByRole('combobox', { name: 'Pays' }), { target: { value: 'HKG' } });
  expect(screen.getByRole('textbox', { name: /^Code postal/ }).getAttribute('aria-invalid')).not.toBe('true');
  save();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ countryCode: 'HKG', postalCode: '' }),
  );
});

test('every field has its autocomplete token', () => {
  renderIn(form());
  const tokens = screen.getAllByRole<HTMLInputElement>('textbox').map(({ autocomplete }) => autocomplete);
  expect(tokens).toEqual([
    'given-name',
    'family-name',
    'organization',
    'address-line1',
    'address-line2',
    'postal-code',
    'address-level2',
    'tel',
  ]);
});

const suggested = {
  id: 'paris',
  text: '12 rue des Récollets, 75010 Paris',
  addressLine1: '12 rue des Récollets',
  cityName: 'Paris',
  postalCode: '75010',
  subDivision: null,
  country: 'FRA',
  gpsCoordinates: { lat: 48.8752, lng: 2.3601 },
};
const incomplete = { ...sampleAddress, addressLine1: '', postalCode: '', cityName: '' };
const choose = async (field = /^Numéro et rue/) => {
  await userEvent.fill(screen.getByRole('combobox', { name: field }), '12 rue');
  await userEvent.click(await screen.findByRole('option', { name: suggested.text }));
};

test('a suggestion for the selected country fills in the address and stores its coordinates', async () => {
  const onSubmit = vi.fn();
  const suggest = vi.fn(async () => [suggested]);
  renderIn(form({ value: incomplete, suggest, onSubmit }));
  save();
  expect(screen.getByRole('textbox', { name: 'Ville' }).getAttribute('aria-invalid')).toBe('true');
  await choose();
  expect(suggest).toHaveBeenCalledExactlyOnceWith('12 rue', 'FRA');
  expect(screen.getByRole('textbox', { name: 'Ville' }).getAttribute('aria-invalid')).not.toBe('true');
  save();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      addressLine1: '12 rue des Récollets',
      postalCode: '75010',
      cityName: 'Paris',
      gpsCoordinates: suggested.gpsCoordinates,
    }),
  );
});

test('editing the place by hand drops the coordinates', async () => {
  const onSubmit = vi.fn();
  renderIn(form({ value: incomplete, suggest: async () => [suggested], onSubmit }));
  await choose();
  fireEvent.change(screen.getByRole('textbox', { name: 'Ville' }), { target: { value: 'Lyon' } });
  save();
  expect(onSubmit.mock.calls[0]?.[0]).not.toHaveProperty('gpsCoordinates');
});

test('a suggested town for a postal code keeps the typed street', async () => {
  const onSubmit = vi.fn();
  const town = { ...suggested, addressLine1: null };
  renderIn(
    form({ value: { ...incomplete, addressLine1: '3 rue Haute' }, suggest: async () => [town], onSubmit }),
  );
  await choose(/^Code postal/);
  save();
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
    addressLine1: '3 rue Haute',
    postalCode: '75010',
    gpsCoordinates: suggested.gpsCoordinates,
  });
});

test('an unchanged address keeps its coordinates', () => {
  const onSubmit = vi.fn();
  const gpsCoordinates = { lat: 48.87, lng: 2.36 };
  renderIn(form({ value: { ...sampleAddress, gpsCoordinates }, onSubmit }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Prénom' }), { target: { value: 'Zoé' } });
  save();
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ firstName: 'Zoé', gpsCoordinates });
});

const town = { ...suggested, text: '75010 Paris', addressLine1: null };
const typeCode = (code: string) =>
  userEvent.fill(screen.getByRole('combobox', { name: /^Code postal/ }), code);
const city = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ville' });

test('the only town of a postal code is filled in without a list', async () => {
  renderIn(form({ value: { ...incomplete, addressLine1: '3 rue Haute' }, suggest: async () => [town] }));
  await typeCode('75010');
  await expect.poll(() => city().value).toBe('Paris');
  const code = screen.getByRole('combobox', { name: /^Code postal/ });
  expect(code.getAttribute('aria-expanded')).toBe('false');
  expect(await screen.findAllByText(/Ville.*est remplie.*Paris/)).not.toEqual([]);
});

test('the town is also filled in when the postal code is left at once', async () => {
  renderIn(form({ value: incomplete, suggest: async () => [town] }));
  await typeCode('75010');
  await userEvent.tab();
  await expect.poll(() => city().value).toBe('Paris');
});

test.each([
  [
    'a code with several towns',
    '01400',
    [
      { ...town, postalCode: '01400' },
      { ...town, id: 'other', postalCode: '01400' },
    ],
    '',
  ],
  ['an incomplete code', '750', [town], ''],
  ['a typed city', '75010', [town], 'Lyon'],
])('%s fills in no town', async (_, code, towns, typed) => {
  renderIn(form({ value: { ...incomplete, cityName: typed }, suggest: async () => towns }));
  await typeCode(code);
  await screen.findAllByRole('option');
  expect(city().value).toBe(typed);
});

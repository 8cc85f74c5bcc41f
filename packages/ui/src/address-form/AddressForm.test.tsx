import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleAddress } from '../address-card/address.samples.ts';
import { renderIn } from '../testing/render.tsx';
import { AddressForm, type AddressFormProps } from './AddressForm.tsx';
import { samplePlaces } from './places.samples.ts';

const form = (props: Partial<AddressFormProps> = {}) => (
  <AddressForm places={samplePlaces} onSubmit={() => {}} {...props} />
);
const save = (name = 'Enregistrer cette adresse') => fireEvent.click(screen.getByRole('button', { name }));

test('it sends what was filled in, and null for what may be empty', () => {
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
  ['en', 'Save this address', 'First name', 'Fill in this field.'],
] as const)(
  'an empty field that must be filled in is told beside it, in %s',
  (locale, button, name, words) => {
    const onSubmit = vi.fn();
    renderIn(form({ onSubmit }), locale);
    save(button);
    const field = screen.getByRole('textbox', { name });
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const description = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe(words);
  },
);

test('the summary leads to the field', () => {
  renderIn(form());
  save();
  fireEvent.click(screen.getByRole('link', { name: /^Téléphone/ }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Téléphone' }));
});

test('what the host finds wrong is tied to its field', () => {
  renderIn(form({ value: sampleAddress, errors: { phoneNumber: 'Numéro inconnu.' } }));
  const phone = screen.getByRole('textbox', { name: 'Téléphone' });
  const description = document.getElementById(
    phone.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '',
  );
  expect(description?.textContent).toBe('Numéro inconnu.');
});

test('another country clears the region and shows its own', () => {
  const onCountryChange = vi.fn();
  renderIn(form({ value: { countryCode: 'USA', subDivision: 'NY' }, onCountryChange }));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Région/ }).value).toBe('NY');
  const country = screen.getByRole('combobox', { name: 'Pays' });
  fireEvent.change(country, { target: { value: 'FRA' } });
  expect(screen.queryByRole('combobox', { name: /^Région/ })).toBeNull();
  expect(onCountryChange).toHaveBeenCalledExactlyOnceWith('FRA');
});

test('every field carries its autofill token', () => {
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

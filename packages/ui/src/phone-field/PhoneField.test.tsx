import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderIn } from '../testing/render.tsx';
import { PhoneField, type PhoneFieldProps, type PhoneRules } from './PhoneField.tsx';

const countries = [
  { code: 'FRA', name: 'France', dial: '33' },
  { code: 'BEL', name: 'Belgique', dial: '32' },
];
const rules: PhoneRules = {
  problem: ({ country, number }) =>
    country === 'BLM' || number.length === 10 ? undefined : 'Numéro trop court.',
  format: ({ number }) => number.replace(/(..)(?=.)/g, '$1 '),
};
const onChange = vi.fn();
beforeEach(() => onChange.mockClear());

function Held({ country = 'FRA', ...props }: Partial<PhoneFieldProps> & { country?: string }) {
  const [value, setValue] = useState({ country, number: '' });
  return (
    <PhoneField
      label="Téléphone"
      countries={countries}
      rules={rules}
      {...props}
      value={value}
      onChange={(to) => {
        setValue(to);
        onChange(to);
      }}
    />
  );
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Téléphone' });

test('nothing is wrong before the field is left', async () => {
  renderIn(<Held />);
  await userEvent.type(field(), '0612');
  expect(field().ariaInvalid).toBeNull();
  await userEvent.tab();
  expect(
    screen.getByRole('textbox', { name: 'Téléphone', description: 'Numéro trop court.' }).ariaInvalid,
  ).toBe('true');
});

test('a right number is written as its country does, once the field is left', async () => {
  renderIn(<Held />);
  await userEvent.type(field(), '0612345678');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith({ country: 'FRA', number: '06 12 34 56 78' });
});

test('an empty field is no wrong number', async () => {
  renderIn(<Held />);
  await userEvent.click(field());
  await userEvent.tab();
  expect(field().ariaInvalid).toBeNull();
});

test('a country that the host exempts takes any number', async () => {
  renderIn(<Held country="BLM" rules={{ problem: rules.problem! }} />);
  await userEvent.type(field(), '0590');
  await userEvent.tab();
  expect([field().value, field().ariaInvalid]).toEqual(['0590', null]);
});

test.each([
  ['fr', 'Indicatif du pays'],
  ['en', 'Country code'],
] as const)('the country is a list of its own, in %s', async (locale, name) => {
  renderIn(<Held />, locale);
  const country = screen.getByRole<HTMLSelectElement>('combobox', { name });
  expect([...country.options].map(({ text }) => text)).toEqual(['France (+33)', 'Belgique (+32)']);
  await userEvent.selectOptions(country, 'BEL');
  expect(onChange).toHaveBeenLastCalledWith({ country: 'BEL', number: '' });
});

test('what the host finds wrong comes before its own rule', () => {
  renderIn(<Held error="Numéro déjà pris." />);
  expect(screen.getByRole('textbox', { name: 'Téléphone', description: 'Numéro déjà pris.' })).toBeTruthy();
});

test('without countries there is the number alone', () => {
  renderIn(<Held countries={[]} />);
  expect(screen.queryByRole('combobox')).toBeNull();
});

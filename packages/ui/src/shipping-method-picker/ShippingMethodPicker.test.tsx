import { euros } from '@patine/core';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { sampleMethods } from './shipping.samples.ts';
import { ShippingMethodPicker, type ShippingChoice } from './ShippingMethodPicker.tsx';

const picker = (value: ShippingChoice | null, onChange: (choice: ShippingChoice) => void = () => {}) => (
  <ShippingMethodPicker methods={sampleMethods} value={value} onChange={onChange} />
);

test.each([
  ['fr', /^Un seul colis, vérifié à l’atelier −2,40\s€$/, /^2 colis, directement des vendeurs compris$/],
  ['en', /^One parcel, checked at our workshop −€2\.40$/, /^2 parcels, straight from the sellers included$/],
] as const)('the effect of grouping is explained before it is selected, in %s', (locale, grouped, direct) => {
  renderIn(picker(null), locale);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: grouped }).checked).toBe(false);
  expect(screen.getByRole('radio', { name: direct })).toBeDefined();
});

test.each([
  ['fr', 'Où livrer ?', 'En combien de colis ?'],
  ['en', 'Where to?', 'How many parcels?'],
] as const)('each question is written above its answers, in %s', (locale, ...questions) => {
  renderIn(picker(null), locale);
  const legends = screen.getAllByRole('radiogroup').map((group) => group.querySelector('legend')!);
  expect(legends.map(({ textContent }) => textContent)).toEqual(questions);
  for (const { offsetHeight } of legends) expect(offsetHeight).toBeGreaterThan(10);
});

test.each([
  ['fr', /^Point relais 7,40\s€$/, /Transport 5,40\s€ \+ contrôle qualité 2,00\s€$/],
  ['en', /^Pickup point €7\.40$/, /Shipping €5\.40 \+ quality control €2\.00$/],
] as const)(
  'a price with quality control is followed by the fees that make it, in %s',
  (locale, name, parts) => {
    const { rerender } = renderIn(picker({ deliveryType: 'GROUPED', deliveryMethod: 'RELAY' }), locale);
    expect(screen.getByRole('radio', { name, description: parts })).toBeDefined();
    rerender(picker({ deliveryType: 'DIRECT', deliveryMethod: 'RELAY' }));
    expect(screen.queryByRole('radio', { description: parts })).toBeNull();
  },
);

test('changing the delivery type keeps the method, and vice versa', () => {
  const onChange = vi.fn();
  renderIn(picker({ deliveryType: 'GROUPED', deliveryMethod: 'STANDARD' }, onChange));
  fireEvent.click(screen.getByRole('radio', { name: /directement des vendeurs/ }));
  fireEvent.click(screen.getByRole('radio', { name: /^Point relais/ }));
  expect(onChange.mock.calls).toEqual([
    [{ deliveryType: 'DIRECT', deliveryMethod: 'STANDARD' }],
    [{ deliveryType: 'GROUPED', deliveryMethod: 'RELAY' }],
  ]);
});

test('a delivery type says what it adds to the prices above, which are those of the selected one', () => {
  renderIn(picker({ deliveryType: 'GROUPED', deliveryMethod: 'RELAY' }));
  expect(screen.getByRole('radio', { name: /^Point relais 7,40\s€$/ })).toBeDefined();
  expect(screen.getByRole('radio', { name: /^Un seul colis, vérifié à l’atelier compris$/ })).toBeDefined();
  expect(screen.getByRole('radio', { name: /^2 colis, directement des vendeurs \+2,40\s€$/ })).toBeDefined();
});

test.each([
  ['fr', /^2 colis, directement des vendeurs compris$/, /^Un seul colis, vérifié à l’atelier même prix$/],
  [
    'en',
    /^2 parcels, straight from the sellers included$/,
    /^One parcel, checked at our workshop same price$/,
  ],
] as const)(
  'of two delivery types at one price, the selected one is included in %s',
  (locale, direct, grouped) => {
    const totalPrice = euros(690);
    renderIn(
      <ShippingMethodPicker
        methods={sampleMethods.map((method) => ({ ...method, totalPrice }))}
        value={{ deliveryType: 'DIRECT', deliveryMethod: 'RELAY' }}
        onChange={() => {}}
      />,
      locale,
    );
    expect(screen.getByRole('radio', { name: direct })).toBeDefined();
    expect(screen.getByRole('radio', { name: grouped })).toBeDefined();
  },
);

test('dates are the api’s calendar days in every time zone', () => {
  renderIn(picker(null));
  expect(screen.getByText(/27\/11\/2026 – 30\/11\/2026/)).toBeDefined();
});

test.each([
  ['fr', /Aucune livraison/],
  ['en', /We can’t deliver/],
] as const)('without methods it says what to do, in %s', (locale, words) => {
  renderIn(<ShippingMethodPicker methods={[]} value={null} onChange={() => {}} />, locale);
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('by keyboard, arrow keys move between methods, and between delivery types', async () => {
  const onChange = vi.fn();
  renderIn(picker({ deliveryType: 'GROUPED', deliveryMethod: 'RELAY' }, onChange));
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await userEvent.keyboard('{Tab}{ArrowDown}');
  expect(onChange.mock.calls).toEqual([
    [{ deliveryType: 'GROUPED', deliveryMethod: 'STANDARD' }],
    [{ deliveryType: 'DIRECT', deliveryMethod: 'RELAY' }],
  ]);
});

test('each method names its carrier and loads its logo by lower-case name', () => {
  const { container } = renderIn(picker(null));
  const relay = { name: /^Point relais 9,80\s€$/, description: 'Mondial Relay' };
  expect(screen.getByRole('radio', relay)).toBeDefined();
  const home = { name: /^À domicile 13,00\s€$/, description: 'Colissimo' };
  expect(screen.getByRole('radio', home)).toBeDefined();
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/carriers/mondial%20relay.svg');
});

test('selecting a method never selects paid grouping', () => {
  const onChange = vi.fn();
  renderIn(picker(null, onChange));
  for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) expect(radio.checked).toBe(false);
  fireEvent.click(screen.getByRole('radio', { name: /^À domicile 13/ }));
  expect(onChange.mock.calls).toEqual([[{ deliveryType: 'DIRECT', deliveryMethod: 'STANDARD' }]]);
});

test.each([
  ['fr', /^Point relais Offerte/],
  ['en', /^Pickup point Free/],
] as const)(
  'a price of zero is free, in %s, and one seller has no choice of delivery type',
  (locale, name) => {
    const methods = sampleMethods
      .filter(({ deliveryType }) => deliveryType === 'DIRECT')
      .map((method) => ({
        ...method,
        numberOfParcels: 1,
        totalPrice: { amount: 0, currency: 'EUR' as const },
      }));
    const { container } = renderIn(
      <ShippingMethodPicker methods={methods} value={null} onChange={() => {}} />,
      locale,
    );
    expect(screen.getByRole('radio', { name })).toBeDefined();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(container.textContent).not.toMatch(/\b0\b/);
  },
);

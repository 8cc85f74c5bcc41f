import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { PaymentButtons, type PaymentButtonsProps } from './PaymentButtons.tsx';

const buttons = (props: Partial<PaymentButtonsProps> = {}) => (
  <PaymentButtons
    providers={['STRIPE', 'PAYPAL']}
    total={{ amount: 15240, currency: 'EUR' }}
    onPay={() => {}}
    {...props}
  />
);

test.each([
  ['fr', /^Commander avec obligation de paiement · 152,40\s€$/],
  ['en', /^Place order – payment required · €152\.40$/],
] as const)('the main button states in %s the obligation to pay and the amount', (locale, name) => {
  const onPay = vi.fn();
  renderIn(buttons({ onPay }), locale);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(onPay).toHaveBeenCalledExactlyOnceWith('STRIPE');
});

test('every button states the obligation to pay and the amount', () => {
  renderIn(buttons({ providers: ['STRIPE', 'PAYPAL', 'INTERNAL', 'SANDBOX'] }));
  const names = screen.getAllByRole('button').map((button) => button.textContent);
  expect(names.filter((name) => /avec obligation de paiement.* · 152,40\s€$/.test(name ?? ''))).toHaveLength(
    4,
  );
});

test.each([
  ['STRIPE', 'loadingStripe', 'Ouverture de la page de paiement…'],
  ['PAYPAL', 'loadingPaypal', 'Ouverture de PayPal…'],
  ['INTERNAL', 'loadingInternal', 'Enregistrement de la commande…'],
] as const)('while %s opens, the status is %s and its button is busy', (provider, status, words) => {
  const { container } = renderIn(buttons({ providers: ['STRIPE', 'PAYPAL', 'INTERNAL'], loading: provider }));
  expect(container.querySelector('[data-slot=payment-buttons]')?.getAttribute('data-status')).toBe(status);
  expect(screen.getByRole('button', { name: words }).getAttribute('aria-busy')).toBe('true');
});

test('the accepted terms are above the first button', () => {
  renderIn(buttons({ children: 'Vous acceptez les conditions.' }));
  const terms = screen.getByText('Vous acceptez les conditions.');
  const [first] = screen.getAllByRole('button');
  expect(terms.compareDocumentPosition(first!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('while one provider opens, all buttons are disabled', () => {
  const onPay = vi.fn();
  renderIn(buttons({ onPay, loading: 'PAYPAL' }));
  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  expect(onPay).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: /PayPal/ }).getAttribute('aria-busy')).toBe('true');
});

test('a reason that prevents payment disables the buttons and describes them', () => {
  const onPay = vi.fn();
  renderIn(buttons({ onPay, disabledReason: 'Choisissez une adresse.' }));
  const button = screen.getByRole('button', { name: /^Commander avec obligation de paiement · 152/ });
  fireEvent.click(button);
  expect(onPay).not.toHaveBeenCalled();
  const described = button.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Choisissez une adresse.');
});

test.each([
  ['fr', /Aucun moyen de paiement/],
  ['en', /No payment method/],
] as const)('without a provider it says what to do, in %s', (locale, words) => {
  renderIn(
    <PaymentButtons providers={[]} total={{ amount: 100, currency: 'EUR' }} onPay={() => {}} />,
    locale,
  );
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('by keyboard, the main provider is first and the second after it', async () => {
  const onPay = vi.fn();
  renderIn(
    <PaymentButtons
      providers={['STRIPE', 'PAYPAL']}
      total={{ amount: 100, currency: 'EUR' }}
      onPay={onPay}
    />,
  );
  await userEvent.keyboard('{Tab}{Enter}{Tab} ');
  expect(onPay.mock.calls).toEqual([['STRIPE'], ['PAYPAL']]);
});

import { money } from '@patine/core';
import { screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { OfferForm } from './OfferForm.tsx';
import { OfferModal } from './OfferModal.tsx';

const bounds = { min: money(6200), max: money(8800) };
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const description = () =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
    .replaceAll('\u00a0', ' ');

test.each([
  ['fr', 'Entre 62 € et 88 €.', 'Proposez au moins 62 €.', 'Soit 17 € de moins (−19 %).'],
  ['en', 'Between €62 and €88.', 'Offer at least €62.', '€17 less (−19%).'],
] as const)('shows bounds, errors and discount in %s', async (locale, between, tooLow, gain) => {
  renderIn(<OfferForm bounds={bounds} onOffer={() => {}} />, locale);
  expect(description()).toBe(between);
  await userEvent.click(field());
  await userEvent.keyboard('61,99{Enter}');
  expect(description()).toContain(tooLow);
  await userEvent.clear(field());
  await userEvent.keyboard('71');
  expect(description()).toBe(gain);
});

test('an offer is made by keyboard and sent in hundredths', async () => {
  const onOffer = vi.fn();
  renderIn(<OfferForm bounds={bounds} onOffer={onOffer} />);
  await userEvent.keyboard('{Tab}74,50{Enter}');
  expect(onOffer).toHaveBeenCalledExactlyOnceWith(7450);
});

test('a suggested amount fills the field and is marked', async () => {
  renderIn(<OfferForm bounds={bounds} onOffer={() => {}} />);
  await userEvent.keyboard('{Tab}{Tab}{Tab} ');
  expect(field().value).toBe('71');
  expect(screen.getByRole('button', { name: /^71/, pressed: true })).toBeDefined();
});

test.each([
  ['OFFER_TOO_LOW', 'fr', /Proposez au moins 70/],
  ['OFFER_TOO_LOW', 'en', /Offer at least €70/],
  ['OFFER_ABOVE_PRICE', 'fr', /dépasse le prix de la pièce/],
  ['OFFER_ABOVE_PRICE', 'en', /higher than the price/],
] as const)('%s is shown next to the field in %s, and can be corrected', (name, locale, words) => {
  renderIn(<OfferForm bounds={bounds} onOffer={() => {}} failure={{ name, minPrice: 7000 }} />, locale);
  expect(description()).toMatch(words);
  expect(field().disabled).toBe(false);
});

test.each([
  ['OFFER_BY_SOMEBODY_ELSE', 'fr', /Une autre personne/],
  ['OFFER_BY_SOMEBODY_ELSE', 'en', /Someone else/],
  ['OFFER_CLOSED_PERIOD', 'fr', /en ce moment/],
  ['OFFER_CLOSED_PERIOD', 'en', /right now/],
  ['OFFER_ALREADY_MADE', 'fr', /Vous avez déjà/],
  ['OFFER_ALREADY_MADE', 'en', /already made/],
] as const)('%s is shown in %s and disables the form', (name, locale, words) => {
  renderIn(<OfferForm bounds={bounds} onOffer={() => {}} failure={{ name }} />, locale);
  expect(screen.getByRole('alert').textContent).toMatch(words);
  expect(field().disabled).toBe(true);
});

test.each(['fr', 'en'] as const)('both deadlines are shown before the offer is sent, in %s', (locale) => {
  renderIn(<OfferForm bounds={bounds} onOffer={() => {}} />, locale);
  const steps = screen.getAllByRole('listitem').map((step) => step.textContent);
  expect(steps.filter((step) => /24 (heures|hours)/.test(step ?? ''))).toHaveLength(2);
});

test('the dialog takes focus, shows the sent amount and closes on Escape', async () => {
  const onClose = vi.fn();
  const modal = (sent: boolean) => (
    <OfferModal
      open
      product="Veste"
      bounds={bounds}
      sent={sent ? money(7100) : null}
      onOffer={() => {}}
      onClose={onClose}
    />
  );
  const { rerender } = renderIn(modal(false));
  const dialog = await screen.findByRole('dialog', { name: 'Faire une offre', description: 'Veste' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  rerender(modal(true));
  expect(screen.getByRole('dialog', { name: 'Offre envoyée' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toMatch(/^71\s€/);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

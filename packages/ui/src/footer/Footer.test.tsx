import { screen, within } from '@testing-library/react';
import { page, userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Footer } from './Footer.tsx';
import { FooterGroup } from './FooterGroup.tsx';
import { PaymentLogos } from './PaymentLogos.tsx';
import { SocialLinks } from './SocialLinks.tsx';

const group = <FooterGroup title="Aide" items={[{ label: 'Livraison', path: '/pages/delivery' }]} />;
const delivery = () => screen.getByText('Livraison').checkVisibility({ contentVisibilityAuto: true });

test('groups are open on a wide screen and collapsed on a phone, where a click opens them', async () => {
  await page.viewport(1024, 800);
  renderIn(<Footer groups={group} />);
  expect(delivery()).toBe(true);
  await page.viewport(390, 800);
  await expect.poll(delivery).toBe(false);
  await userEvent.click(screen.getByText('Aide'));
  await expect.poll(delivery).toBe(true);
});

test.each([
  ['fr', 'Paiement sécurisé', 'Patine sur Instagram (nouvel onglet)'],
  ['en', 'Secure payment', 'Patine on Instagram (new tab)'],
] as const)('payment methods and social links are named, in %s', (locale, payment, social) => {
  renderIn(
    <>
      <PaymentLogos marks={['Visa', 'PayPal']} />
      <SocialLinks urls={{ Instagram: 'https://instagram.example/patine' }} />
    </>,
    locale,
  );
  expect(screen.getByText(payment)).toBeTruthy();
  expect(
    within(screen.getAllByRole('list')[0]!)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Visa', 'PayPal']);
  expect(screen.getByRole('link', { name: social }).getAttribute('href')).toBe(
    'https://instagram.example/patine',
  );
  expect(screen.queryByRole('link', { name: /Facebook/ })).toBeNull();
});

test('a link in a new tab says so and has no access to its opener', () => {
  renderIn(
    <FooterGroup
      title="Aide"
      items={[{ label: 'Centre d’aide', path: 'https://help.example', target: '_blank' }]}
    />,
  );
  const link = screen.getByText('Centre d’aide');
  expect(link.getAttribute('rel')).toBe('noopener');
  expect(link.textContent).toBe('Centre d’aide (nouvel onglet)');
});

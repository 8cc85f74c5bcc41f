import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Breadcrumb } from '../breadcrumb/Breadcrumb.tsx';
import { TextLink } from '../text-link/TextLink.tsx';
import { renderIn } from '../testing/render.tsx';
import { UiProvider, type LinkProps } from './UiProvider.tsx';

const RouterLink = ({ children, ...rest }: LinkProps) => (
  <a data-router="yes" {...rest}>
    {children}
  </a>
);

test('every link uses the host’s component', () => {
  renderIn(
    <UiProvider Link={RouterLink}>
      <TextLink href="/drops">Drops</TextLink>
      <Breadcrumb trail={[{ label: 'Femme', href: '/shop/femme' }]} current="Vestes" />
    </UiProvider>,
  );
  expect(
    screen.getAllByRole('link').map((link) => [link.dataset['router'], link.getAttribute('href')]),
  ).toEqual([
    ['yes', '/drops'],
    ['yes', '/shop/femme'],
  ]);
});

test('without a host a link is an anchor', () => {
  renderIn(<TextLink href="/drops">Drops</TextLink>);
  expect(screen.getByRole('link', { name: 'Drops' }).dataset['router']).toBeUndefined();
});

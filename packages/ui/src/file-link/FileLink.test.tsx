import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { FileLink } from './FileLink.tsx';

const nameOf = () => screen.getByRole('link').textContent.replace(/\s/g, ' ');

test.each([
  ['fr', 'Facture PDF, 124 ko'],
  ['en', 'Facture PDF, 124 kB'],
] as const)('the link contains name, format and size, in %s', (locale, name) => {
  renderIn(<FileLink href="/f.pdf" name="Facture" type="PDF" size={124_300} />, locale);
  expect(nameOf()).toBe(name);
  expect(screen.getByRole<HTMLAnchorElement>('link').hasAttribute('download')).toBe(true);
});

test.each([undefined, 0, Number.NaN])('a size of %s is omitted', (size) => {
  renderIn(<FileLink href="/f.pdf" name="Facture" type="PDF" size={size} />);
  expect(nameOf()).toBe('Facture PDF');
});

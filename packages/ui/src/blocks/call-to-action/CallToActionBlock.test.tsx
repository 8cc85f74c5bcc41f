import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { callToActionEditors } from './call-to-action.editors.ts';
import { CallToActionBlock } from './CallToActionBlock.tsx';

test.each(['fr', 'en'] as const)('has a heading and links, in %s', (locale) => {
  const block = callToActionEditors.example[locale];
  renderIn(<CallToActionBlock block={block} />, locale);
  expect(screen.getByRole('heading', { level: 2, name: block.title })).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    block.cta.map(({ path }) => path),
  );
});

test('renders the text without buttons', () => {
  renderIn(<CallToActionBlock block={{ type: 'callToAction', title: 'Bientôt', tone: 'denim', cta: [] }} />);
  expect(screen.getByRole('heading', { name: 'Bientôt' })).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

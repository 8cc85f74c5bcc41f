import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Badge } from './Badge.tsx';

const rgb = (name: string) => getComputedStyle(screen.getByText(name)).backgroundColor;

test.each(['fr', 'en'] as const)('each state has its own colour in addition to its text, in %s', (locale) => {
  renderIn(
    <>
      <Badge>Remboursée</Badge>
      <Badge tone="progress">En route</Badge>
      <Badge tone="success">Livrée</Badge>
      <Badge tone="warning">À confirmer</Badge>
    </>,
    locale,
  );
  expect(new Set(['Remboursée', 'En route', 'Livrée', 'À confirmer'].map(rgb)).size).toBe(4);
});

test('a discount only has a border, so that the photograph is visible', () => {
  renderIn(<Badge tone="discount">−30 %</Badge>);
  expect(rgb('−30 %')).toBe('rgba(0, 0, 0, 0)');
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Badge } from './Badge.tsx';

const rgb = (name: string) => getComputedStyle(screen.getByText(name)).backgroundColor;

test.each(['fr', 'en'] as const)('each state has a colour of its own beside its word, in %s', (locale) => {
  renderIn(
    <>
      <Badge>Payée</Badge>
      <Badge tone="success">Livrée</Badge>
      <Badge tone="warning">À confirmer</Badge>
    </>,
    locale,
  );
  expect(new Set(['Payée', 'Livrée', 'À confirmer'].map(rgb)).size).toBe(3);
});

test('a discount is drawn by its edge, so that the photograph shows through', () => {
  renderIn(<Badge tone="discount">−30 %</Badge>);
  expect(rgb('−30 %')).toBe('rgba(0, 0, 0, 0)');
});

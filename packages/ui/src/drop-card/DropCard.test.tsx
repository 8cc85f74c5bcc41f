import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { liveDrop, soonDrop } from '../drop-banner/drop.samples.ts';
import { renderIn } from '../testing/render.tsx';
import { garmentsDropInfo } from '../drop-cover/drop-info.samples.ts';
import { DropCard } from './DropCard.tsx';

test.each([
  ['fr', 'Se termine dans 3 jours', '80 pièces'],
  ['en', 'Ends in 3 days', '80 pieces'],
] as const)(
  'shows the time and the number of products in %s, and links to the drop',
  (locale, time, count) => {
    renderIn(<DropCard drop={liveDrop} />, locale);
    expect(screen.getByText(time)).toBeDefined();
    expect(screen.getByText(count)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Archives denim' }).getAttribute('href')).toBe(
      '/shop/archives-denim',
    );
  },
);

test.each([
  ['fr', 'Nouveau'],
  ['en', 'New'],
] as const)('a drop that is new says so in %s, one that is over never', (locale, word) => {
  const { rerender } = renderIn(<DropCard drop={liveDrop} />, locale);
  expect(screen.getByText(word)).toBeDefined();
  rerender(<DropCard drop={{ ...liveDrop, isNew: false }} />);
  expect(screen.queryByText(word)).toBeNull();
  rerender(<DropCard drop={liveDrop} ended={{ soldCount: 61 }} />);
  expect(screen.queryByText(word)).toBeNull();
});

test('three pieces of a drop stand side by side, fewer leave it the picture of one', () => {
  const { container, unmount } = renderIn(<DropCard drop={garmentsDropInfo} />);
  expect(container.querySelectorAll('img')).toHaveLength(3);
  unmount();
  const two = { ...garmentsDropInfo, coverPictures: ['jacket', 'dress'] };
  expect(renderIn(<DropCard drop={two} />).container.querySelectorAll('img')).toHaveLength(1);
});

test('a drop without an end says that it runs', () => {
  renderIn(<DropCard drop={{ ...liveDrop, remainingDays: null }} />);
  expect(screen.getByText('Drop en cours')).toBeDefined();
  expect(screen.getByText('80 pièces')).toBeDefined();
});

test('an upcoming drop without products shows no number', () => {
  renderIn(<DropCard drop={{ ...soonDrop, productCount: 0 }} />);
  expect(screen.getByText('Bientôt')).toBeDefined();
  expect(screen.queryByText(/pièce/)).toBeNull();
});

test.each([
  ['fr', /^En cours sur l’application/, /dès 18:00/, /dès le 22\/11\/2026/],
  ['en', /^Live in the app/, /from 18:00/, /from 22\/11\/2026/],
] as const)('shows the early start in the app, in %s', (locale, now, hour, day) => {
  const soon = { ...soonDrop, hasPreLaunch: true };
  renderIn(
    <>
      <DropCard drop={{ ...soon, isPreLaunched: true }} />
      <DropCard drop={{ ...soon, preLaunchToday: true, preLaunchAtHour: '18:00' }} />
      <DropCard drop={{ ...soon, preLaunchAtDate: '22/11/2026' }} />
    </>,
    locale,
  );
  for (const words of [now, hour, day]) expect(screen.getByText(words)).toBeDefined();
});

test.each([
  ['fr', 12, 'Terminé le 24/11/2026 · 12 pièces vendues sur 92'],
  ['fr', 1, 'Terminé le 24/11/2026 · 1 pièce vendue sur 81'],
  ['fr', 0, 'Terminé le 24/11/2026'],
  ['en', 12, 'Ended on 24/11/2026 · 12 of 92 pieces sold'],
] as const)(
  'a drop that is over says when it ended and what was sold, in %s, %i',
  (locale, soldCount, words) => {
    renderIn(<DropCard drop={liveDrop} ended={{ soldCount }} />, locale);
    expect(screen.getByText(words)).toBeDefined();
  },
);

import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { liveDrop, soonDrop } from './drop.samples.ts';
import { DropBanner } from './DropBanner.tsx';

const preLaunch = { ...soonDrop, hasPreLaunch: true };

describe('its time as text', () => {
  test.each([
    [{ ...liveDrop, remainingDays: 2 }, 'Se termine dans 2 jours', 'Ends in 2 days'],
    [{ ...liveDrop, remainingDays: 1 }, 'Se termine aujourd’hui', 'Ends today'],
    [{ ...liveDrop, remainingDays: 0 }, 'Se termine aujourd’hui', 'Ends today'],
    [
      { ...soonDrop, launchAt: '2026-11-24T08:00:00.000Z' },
      /^Ouvre le 24\/11\/2026 à 09:00/,
      /^Opens on 24\/11\/2026 at 09:00/,
    ],
    [soonDrop, 'Bientôt', 'Coming soon'],
    [{ ...preLaunch, isPreLaunched: true }, /^En cours sur l’application/, /^Live in the app/],
    [{ ...preLaunch, preLaunchToday: true, preLaunchAtHour: '18:00' }, /dès 18:00/, /today from 18:00/],
    [{ ...preLaunch, preLaunchAtDate: '22/11/2026' }, /dès le 22\/11\/2026/, /from 22\/11\/2026/],
  ])('%#', (drop, french, english) => {
    const { unmount } = renderIn(<DropBanner drop={drop} appHref="/app" />);
    expect(screen.getByText(french)).toBeDefined();
    unmount();
    renderIn(<DropBanner drop={drop} appHref="/app" />, 'en');
    expect(screen.getByText(english)).toBeDefined();
  });
});

test('a launched drop does not mention the app and shows its shipping conditions', () => {
  renderIn(
    <DropBanner
      drop={{ ...liveDrop, hasPreLaunch: true, isPreLaunched: true, shippingInfo: 'Part lundi' }}
      appHref="/app"
    />,
  );
  expect(screen.queryByRole('link', { name: 'Télécharger l’application' })).toBeNull();
  expect(screen.getByText('Part lundi')).toBeDefined();
});

test('shipping conditions are hidden before the launch', () => {
  renderIn(<DropBanner drop={{ ...soonDrop, shippingInfo: 'Part lundi' }} />);
  expect(screen.queryByText('Part lundi')).toBeNull();
});

test('links to the page of the drop', () => {
  renderIn(<DropBanner drop={liveDrop} />);
  expect(screen.getByRole('link', { name: 'Voir le drop' }).getAttribute('href')).toBe(
    '/shop/archives-denim',
  );
});

test('additional information is shown, also before the launch', () => {
  renderIn(<DropBanner drop={{ ...soonDrop, additionalInformation: 'Mesurées à plat' }} />);
  expect(screen.getByText('Mesurées à plat')).toBeDefined();
});

test('with a cover it has a picture without a name, and a form may stand in for its button', () => {
  const { container } = renderIn(
    <DropBanner drop={soonDrop} cover={{ cover: 'dress', coverPictures: [] }}>
      <form aria-label="Alerte" />
    </DropBanner>,
  );
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  expect(screen.getByRole('form', { name: 'Alerte' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'En savoir plus' }).getAttribute('href')).toBe(soonDrop.path);
});

test('an upcoming drop with a clock still says when it opens', () => {
  renderIn(
    <DropBanner drop={{ ...soonDrop, launchAt: '2026-11-24T08:00:00.000Z' }} clock={<i>2 jours</i>} />,
  );
  expect(screen.getByText(/^Ouvre le 24\/11\/2026/)).toBeDefined();
});

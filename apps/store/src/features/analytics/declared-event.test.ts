import { expect, test } from 'vitest';
import { declaredEvent } from './declared-event.ts';

const navigation = {
  navBar: [
    { label: 'Femme', path: '/shop/women/' },
    {
      label: 'Drops',
      path: '/drops',
      children: [
        { label: 'Cet hiver', path: '/drops/soon', trackingEvent: 'Drop Clicked', trackingId: 'w-26' },
      ],
    },
  ],
};
const home = {
  zones: [{ blocks: [{ cta: [{ name: 'Voir', path: '/drops/soon', trackingEvent: 'Hero Clicked' }] }] }],
  drops: [{ name: 'Été', path: '/shop/?drop=ete', trackingId: 'd-7' }],
};

test('a link tells the event that its entry declares, however deep it is', () => {
  expect(declaredEvent('/drops/soon', 'Cet hiver', [navigation, home])).toEqual({
    name: 'Drop Clicked',
    properties: { path: '/drops/soon', label: 'Cet hiver', promotion_id: 'w-26' },
  });
});

test('of two entries that lead to one place, the one with the words of the link counts', () => {
  expect(declaredEvent('/drops/soon', 'Voir', [navigation, home])?.name).toBe('Hero Clicked');
});

test('an entry with an id alone is a promotion', () => {
  expect(declaredEvent('/shop/?drop=ete', 'Été', [home])).toEqual({
    name: 'Promotion Clicked',
    properties: { path: '/shop/?drop=ete', label: 'Été', promotion_id: 'd-7' },
  });
});

test('a link that declares nothing tells nothing', () => {
  expect(declaredEvent('/shop/women/', 'Femme', [navigation, home])).toBeNull();
});

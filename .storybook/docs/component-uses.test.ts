import { expect, test } from 'vitest';
import { componentUses } from './component-uses.ts';

const uses = componentUses();

test('a component is found on its screens, in its pages and in the components that it is a part of', () => {
  expect(uses['Commerce/CartLine']).toEqual({
    screens: ['Screens/Cart', 'Screens/Checkout', 'Screens/Order'],
    laidOutIn: ['Screens/Order'],
    partOf: ['Commerce/ReturnItemForm', 'Commerce/SubCart'],
    layouts: [],
    pages: ['account-order', 'account-return', 'order-confirm'],
  });
});

test('folders without stories count as parts of what imports them', () => {
  // The badge of the menu's entries.
  expect(uses['Controls/Badge']?.partOf).toContain('Layout/Header');
});

test('what opens later is not told to be on a screen', () => {
  // The menu of phones.
  expect(uses['Controls/Drawer']?.screens).toEqual([]);
  expect(uses['Controls/Drawer']?.partOf).toContain('Layout/Header');
});

test('a part of a component is not the component', () => {
  // The card imports how the banner writes a time.
  expect(uses['Commerce/DropBanner']?.partOf).not.toContain('Commerce/DropCard');
});

test('frames are told by their layout', () => {
  expect(uses['Layout/FunnelLayout']?.layouts).toEqual(['FunnelLayout']);
  expect(uses['Layout/Header']?.layouts).toContain('DefaultLayout');
});

test('the shop uses every component', () => {
  const unused = Object.entries(uses).filter(([, use]) =>
    Object.values(use).every((names) => names.length === 0),
  );
  expect(unused.map(([title]) => title)).toEqual([]);
});

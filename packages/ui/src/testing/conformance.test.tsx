import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { draw, reached, type StoryFile } from './conformance.tsx';

/** Fields: the class name places the whole, ref and attributes are the control's, as a form needs them. */
const fields = new Set([
  'checkbox/Checkbox',
  'password-field/PasswordField',
  'select/Select',
  'suggest-field/SuggestField',
  'switch/Switch',
  'text-field/TextField',
]);

/** Drawn beside the page: their root is not the first thing where they stand. */
const elsewhere = new Set(['dialog/Dialog', 'drawer/Drawer']);

/** What draws nothing of its own at first, and why. */
const exempt: Record<string, string> = {
  'icon/icons': 'pictures alone',
  'cart-full-modal/CartFullModal': 'fetched when it opens: Dialog is what one reaches',
  'coupon-form/CouponModal': 'fetched when it opens',
  'offer-form/OfferModal': 'fetched when it opens',
  'filter-drawer/FilterDrawer': 'fetched when it opens: Drawer is what one reaches',
  'progress-bar/ProgressBar': 'nothing is drawn in the first 200 ms',
};

// Screens are pages composed for review, not components.
const files = Object.entries(import.meta.glob<StoryFile>(['../**/*.stories.tsx', '!../screens/**'])).map(
  ([path, load]) => [path.slice('../'.length, -'.stories.tsx'.length), load] as const,
);
const drawn = files.filter(([name]) => !(name in exempt));

test.each(drawn.filter(([name]) => !fields.has(name)))(
  'ref, class name and other attributes arrive at the root of %s',
  async (name, load) => {
    const { ref, rest, className, root } = reached(await load());
    expect(ref).toBeInstanceOf(Element);
    expect([rest, className, elsewhere.has(name) ? ref : root]).toEqual([ref, ref, ref]);
  },
);

test.each(drawn.filter(([name]) => fields.has(name)))(
  'the class name places the field, ref and other attributes are the control’s: %s',
  async (_, load) => {
    const { ref, rest, className, root } = reached(await load());
    expect(ref?.matches('input, select, textarea')).toBe(true);
    expect([rest, className]).toEqual([ref, root]);
    expect(root?.contains(ref)).toBe(true);
  },
);

describe.each(['fr', 'en'] as const)('axe finds nothing in %s', (locale) => {
  test.each(drawn)('in %s', async (_, load) => {
    const { container } = draw(await load(), locale);
    const { violations } = await axe.run(container, {
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

test('each exception is a component that there is', () => {
  const names = new Set(files.map(([name]) => name));
  const excepted = [...fields, ...elsewhere, ...Object.keys(exempt)];
  expect(excepted.filter((name) => !names.has(name))).toEqual([]);
});

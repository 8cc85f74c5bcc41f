import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { draw, reached, type StoryFile } from './conformance.tsx';

/** Fields, whose class name applies to the root and whose ref and attributes apply to the control. */
const fields = new Set([
  'checkbox/Checkbox',
  'password-field/PasswordField',
  'select/Select',
  'suggest-field/SuggestField',
  'switch/Switch',
  'text-field/TextField',
  'theme-switch/ThemeSwitch',
]);

/** Rendered in a portal, outside of the test container. */
const elsewhere = new Set(['dialog/Dialog', 'drawer/Drawer']);

/** Components that initially render nothing, with the reason. */
const exempt: Record<string, string> = {
  'icon/icons': 'pictures alone',
  'cart-full-modal/CartFullModal': 'fetched when it opens: Dialog is what one reaches',
  'coupon-form/CouponModal': 'fetched when it opens',
  'offer-form/OfferModal': 'fetched when it opens',
  'filter-drawer/FilterDrawer': 'fetched when it opens: Drawer is what one reaches',
};

// Screens are compositions for review, not components.
const files = Object.entries(import.meta.glob<StoryFile>(['../**/*.stories.tsx', '!../screens/**'])).map(
  ([path, load]) => [path.slice('../'.length, -'.stories.tsx'.length), load] as const,
);
const drawn = files.filter(([name]) => !(name in exempt));

test.each(drawn.filter(([name]) => !fields.has(name)))(
  'ref, class name and other attributes are applied to the root of %s',
  async (name, load) => {
    const { ref, rest, className, root } = reached(await load());
    expect(ref).toBeInstanceOf(Element);
    expect([rest, className, elsewhere.has(name) ? ref : root]).toEqual([ref, ref, ref]);
  },
);

test.each(drawn.filter(([name]) => fields.has(name)))(
  'the class name is applied to the root, ref and other attributes to the control of %s',
  async (_, load) => {
    const { ref, rest, className, root } = reached(await load());
    expect(ref?.matches('input, select, textarea')).toBe(true);
    expect([rest, className]).toEqual([ref, root]);
    expect(root?.contains(ref)).toBe(true);
  },
);

describe.each(['fr', 'en'] as const)('axe finds no violations in %s', (locale) => {
  test.each(drawn)('in %s', async (_, load) => {
    const { container } = draw(await load(), locale);
    const { violations } = await axe.run(container, {
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

test('each exception is an existing component', () => {
  const names = new Set(files.map(([name]) => name));
  const excepted = [...fields, ...elsewhere, ...Object.keys(exempt)];
  expect(excepted.filter((name) => !names.has(name))).toEqual([]);
});

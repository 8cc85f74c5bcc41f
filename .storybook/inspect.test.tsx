import { afterEach, expect, test } from 'vitest';
import { Accordion } from '../packages/ui/src/accordion/Accordion.tsx';
import { CouponForm } from '../packages/ui/src/coupon-form/CouponForm.tsx';
import { Radio } from '../packages/ui/src/radio-group/Radio.tsx';
import { RadioGroup } from '../packages/ui/src/radio-group/RadioGroup.tsx';
import { renderIn } from '../packages/ui/src/testing/render.tsx';
import { WishlistHeart } from '../packages/ui/src/wishlist-heart/WishlistHeart.tsx';
import { measureParts } from './inspect/measure-parts.ts';
import { readAloud, type Line } from './inspect/read-aloud.ts';

const nothing = () => undefined;

/** A line as one text, with its place among the stops of Tab. */
const inOneText = ({ role, name, states, stop }: Line) =>
  [role || 'text', name, ...states, ...(stop === null ? [] : [`Tab ${stop}`])].filter(Boolean).join(' · ');

const heard = (root: Element) => readAloud(root).map(inOneText);

afterEach(() => document.body.replaceChildren());

test('a field is read with its error, and the error as what is announced', () => {
  const { container } = renderIn(<CouponForm status="error" onAdd={nothing} />, 'fr');
  expect(heard(container)).toEqual([
    'text field · Code promo ou cadeau · invalid · described as “Coupon invalide.” · Tab 1',
    'button · Appliquer · Tab 2',
    'alert, announced · Coupon invalide.',
  ]);
});

test('a toggle button is read with its state, and a busy one as busy', () => {
  const { container } = renderIn(
    <>
      <WishlistHeart label="Add ‘Wool jacket’ to my wishlist" pressed onToggle={nothing} />
      <CouponForm status="loading" onAdd={nothing} disabled />
    </>,
    'en',
  );
  expect(heard(container)).toEqual([
    'button · Add ‘Wool jacket’ to my wishlist · pressed · Tab 1',
    'text field · Promo or gift code · read only · Tab 2',
    expect.stringContaining('button · Apply · busy · disabled'),
  ]);
});

test('what is folded is not read', () => {
  const { container } = renderIn(
    <>
      <Accordion title="Livraison">Sous deux jours</Accordion>
      <Accordion title="Retours" defaultOpen>
        Sous 14 jours
      </Accordion>
    </>,
    'fr',
  );
  const lines = heard(container);
  expect(lines).toContain('button · Livraison · collapsed · Tab 1');
  expect(lines).toContain('button · Retours · expanded · Tab 2');
  expect(lines).toContain('text · Sous 14 jours');
  expect(lines.join()).not.toContain('Sous deux jours');
});

test('a group of radio buttons is one stop', () => {
  const { container } = renderIn(
    <RadioGroup legend="Trier">
      <Radio name="sort" label="Nouveautés" />
      <Radio name="sort" label="Prix croissant" defaultChecked />
    </RadioGroup>,
    'fr',
  );
  expect(heard(container)).toEqual([
    'radio group · Trier',
    'radio button · Nouveautés · not checked',
    'radio button · Prix croissant · checked · Tab 1',
  ]);
});

test('parts are measured in pixels, with the tokens of their colours', () => {
  const { container } = renderIn(
    <div
      data-slot="sample"
      style={{
        width: 200,
        padding: '13px 27px',
        borderRadius: 2,
        color: 'var(--paper)',
        background: 'var(--garance)',
      }}
    >
      <p>Total</p>
      <p>Merci</p>
      Payer
    </div>,
    'fr',
  );
  expect(measureParts(container, ['ink', 'paper', 'garance'])).toEqual([
    expect.objectContaining({
      part: 'sample',
      size: expect.stringMatching(/^200 × /),
      padding: '13 × 27',
      corners: '2',
      colors: 'paper, on garance',
    }),
    expect.objectContaining({
      part: 'p “Total”',
      text: expect.stringMatching(/^16 .*400$/),
      colors: 'paper',
    }),
  ]);
});

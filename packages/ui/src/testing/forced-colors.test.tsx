import type { ReactElement } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { Chip } from '../chip/Chip.tsx';
import { SizeFacet } from '../filter-panel/SizeFacet.tsx';
import { FunnelSteps } from '../funnel-layout/FunnelSteps.tsx';
import { ChoiceTiles } from '../jeans-calculator/ChoiceTiles.tsx';
import { Pagination } from '../pagination/Pagination.tsx';
import { ParcelTimeline } from '../parcel-timeline/ParcelTimeline.tsx';
import { threadVariants } from '../progress-bar/progress-bar.variants.ts';
import { SystemSwitch } from '../system-switch/SystemSwitch.tsx';
import { renderIn } from './render.tsx';

const force = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

beforeAll(() => force('active'));
afterAll(() => force('none'));

const NO_GROUND = 'rgba(0, 0, 0, 0)';

function systemColor(name: string): string {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.backgroundColor = name;
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}

const option = (name: string, selected: boolean) => ({ slug: name, name, count: 2, selected });
const step = (code: string, at: string | null) => ({ code, at, expectedOn: null });
const nothing = () => undefined;

type Pair = {
  element: ReactElement;
  /** What is chosen or done, and one like it that is not. */
  chosen: string;
  other: string;
  part?: '::before';
};

const PAIRS: Record<string, Pair> = {
  'a filter that is set': {
    element: (
      <>
        <Chip active aria-pressed>
          S
        </Chip>
        <Chip aria-pressed={false}>M</Chip>
      </>
    ),
    chosen: '[aria-pressed="true"]',
    other: '[aria-pressed="false"]',
  },
  'a chosen size': {
    element: (
      <SizeFacet
        group={{
          kind: 'sizes',
          id: 'size',
          title: 'Taille',
          options: [option('S', true), option('M', false)],
        }}
        href={() => '#'}
      />
    ),
    chosen: 'a[aria-current]',
    other: 'a:not([aria-current])',
  },
  'the page of a list': {
    element: <Pagination page={1} pages={3} hrefFor={() => '#'} />,
    chosen: 'a[aria-current]',
    other: 'li:nth-child(2) a',
  },
  'the unit of measures': {
    element: <SystemSwitch value="METRIC" onChange={nothing} />,
    chosen: 'label:has(:checked)',
    other: 'label:not(:has(:checked))',
  },
  'an answer of the calculator': {
    element: (
      <ChoiceTiles
        name="size"
        type="radio"
        columns="rows"
        choices={[
          { value: '38', label: '38' },
          { value: '40', label: '40' },
        ]}
        chosen={['38']}
        onChoose={nothing}
      />
    ),
    chosen: 'label:has(:checked)',
    other: 'label:not(:has(:checked))',
  },
  'the step of the order': {
    element: <FunnelSteps step="cart" hrefs={{ cart: '#', payment: '#' }} />,
    chosen: '[aria-current] [data-slot="step-number"]',
    other: 'li:not([aria-current]) [data-slot="step-number"]',
  },
  'what a parcel has behind it': {
    element: <ParcelTimeline steps={[step('paid', '2026-01-02T09:00:00Z'), step('shipped', null)]} />,
    chosen: 'li:first-child',
    other: 'li:last-child',
    part: '::before',
  },
  'the thread of a page on its way': {
    element: (
      <>
        <p className={threadVariants({ phase: 'running' })} />
        <div />
      </>
    ),
    chosen: 'p',
    other: 'div > div',
  },
};

test.each(Object.entries(PAIRS))('forced colours tell apart %s', (_, { element, chosen, other, part }) => {
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  const { container } = renderIn(element);
  const canvas = systemColor('Canvas');
  const groundOf = (selector: string) => {
    const found = container.querySelector(selector);
    if (!found) throw new Error(`Nothing is ${selector}`);
    const { backgroundColor } = getComputedStyle(found, part);
    return backgroundColor === NO_GROUND ? canvas : backgroundColor;
  };
  expect(groundOf(chosen)).not.toBe(groundOf(other));
});

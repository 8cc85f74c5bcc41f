import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { draw } from '../testing/conformance.tsx';
import type { ComponentGuide } from './component-guide.ts';

import config from '../../../../tailwind.config.ts';

type StoryFile = { default: Meta; [name: string]: unknown };

const guides = import.meta.glob<Record<string, ComponentGuide>>('../*/*.guide.tsx', { eager: true });
const stories = import.meta.glob<StoryFile>('../*/*.stories.tsx');
/** Blocks have pages for editors instead; screens are pages of the shop. */
const components = import.meta.glob<string>(['../*/*.stories.tsx', '!../screens/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const texts = import.meta.glob<string>('../**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const titles = new Set(
  Object.values(texts).flatMap((code) => /^ {2}title: '([^']+)'/m.exec(code)?.[1] ?? []),
);

const code = import.meta.glob<string>(['../*/*.{ts,tsx}', '!../*/*.{test,stories,samples,guide}.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const withoutDashes = (path: string) => path.replaceAll('-', '').toLowerCase();

/** The stories of a guide: `../icon-button/icon-button.guide.tsx` belongs to `../icon-button/IconButton.stories.tsx`. */
const storiesOf = (path: string) => {
  const wanted = withoutDashes(path.replace('.guide.', '.stories.'));
  return Object.entries(stories).find(([story]) => withoutDashes(story) === wanted)?.[1];
};

const all = Object.entries(guides).map(([path, exported]) => {
  const [guide] = Object.values(exported);
  if (!guide) throw new Error(`${path} exports no guide`);
  return [path, guide] as const;
});

test('every component has guidance', () => {
  const without = Object.keys(components).filter(
    (path) => !/\bguide: \w+Guide\b/.test(components[path] ?? ''),
  );
  expect(without).toEqual([]);
  expect(all).toHaveLength(Object.keys(components).length);
});

test.each(all)(
  '%s is shown on the page of its component, and its states are stories',
  async (path, guide) => {
    const load = storiesOf(path);
    if (!load) throw new Error(`${path} has no stories`);
    const { default: meta, ...named } = await load();
    expect(meta.parameters?.['guide']).toBe(guide);
    const shown = Object.entries(named).filter(
      ([, story]) => !(story as StoryObj).tags?.includes('!autodocs'),
    );
    expect(Object.keys(guide.states).toSorted()).toEqual(shown.map(([name]) => name).toSorted());
  },
);

test.each(all)('%s leaves no section empty', (_path, { states, content, related }) => {
  expect([Object.keys(states), content, Object.keys(related)].map(({ length }) => length > 0)).toEqual([
    true,
    true,
    true,
  ]);
});

/** What takes keys of its own: not links and buttons, which all take the same. */
const WITH_KEYS = 'input, select, textarea, summary, [tabindex="0"], [role="slider"], [role="option"]';

/** The icons are pictures, and no component. */
const drawn = all.filter(([path]) => !path.endsWith('/icons.guide.tsx'));

test.each(drawn)('%s tells the keys of what takes some', async (path, { keys }) => {
  const load = storiesOf(path);
  if (!load) throw new Error(`${path} has no stories`);
  const { container } = draw(await load(), 'en');
  expect(keys.length > 0 || container.querySelector(WITH_KEYS) === null).toBe(true);
});

test.each(all)('%s leads to components that exist', (_path, { related }) => {
  expect(Object.keys(related).filter((title) => !titles.has(title))).toEqual([]);
});

test.each(all)('%s is written in sentences', (_path, guide) => {
  const { purpose, notFor, states, content, keys, screenReader, related } = guide;
  const sentences = [
    purpose,
    notFor,
    screenReader,
    guide.do.text,
    guide.dont.text,
    ...Object.values(states),
    ...content,
    ...keys.map(([, effect]) => effect),
    ...Object.values(related),
  ];
  expect(sentences.filter((text) => !/^[“`A-Z\d].*[.”]$/.test(text))).toEqual([]);
});

/** A width at which something changes: “from 960 px on”. */
const WIDTH = /(?:from|below|up to) (\d{3,4}) px/gi;
const PX_PER_EM = 16;

/** The filters stand beside a list where its page has room for them. */
const PAGE_DECIDES = new Set(['../drawer/', '../filter-panel/']);

/** Elements of examples refer to themselves. */
const withoutElements = (key: string, value: unknown) => (key === 'example' ? undefined : value);

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** Returns the widths in pixels at which the code of a folder changes something. */
function widthsIn(folder: string): number[] {
  const own = Object.entries(code).flatMap(([path, text]) => (path.startsWith(folder) ? [text] : []));
  const named = Object.entries(config.theme.screens).flatMap(([name, width]) =>
    own.some((text) => new RegExp(`(?<![\\w-])(?:max-)?${name}:`).test(text))
      ? [Number.parseFloat(width)]
      : [],
  );
  const written = own.flatMap((text) =>
    [...text.matchAll(/\[(\d+)em\]:/g)].map(([, width]) => Number(width)),
  );
  return [...named, ...written].map((width) => width * PX_PER_EM);
}

const decideThemselves = all.filter(([path]) => !PAGE_DECIDES.has(folderOf(path)));

test.each(decideThemselves)('%s names the widths of its code', (path, guide) => {
  const told = [...JSON.stringify(guide, withoutElements).matchAll(WIDTH)].map(([, width]) => Number(width));
  const known = new Set(widthsIn(folderOf(path)));
  expect(told.filter((width) => !known.has(width))).toEqual([]);
});

import type { Meta } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import type { ComponentGuide } from './component-guide.ts';

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
    expect(Object.keys(named)).toEqual(expect.arrayContaining(Object.keys(guide.states)));
  },
);

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

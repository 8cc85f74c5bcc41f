import type { Meta } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import type { ComponentGuide } from './component-guide.ts';

type StoryFile = { default: Meta; [name: string]: unknown };

const guides = import.meta.glob<Record<string, ComponentGuide>>('../*/*.guide.tsx', { eager: true });
const stories = import.meta.glob<StoryFile>('../*/*.stories.tsx');
const texts = import.meta.glob<string>('../**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const titles = new Set(
  Object.values(texts).flatMap((code) => /^ {2}title: '([^']+)'/m.exec(code)?.[1] ?? []),
);

/** The story file of a guide: `../button/button.guide.tsx` belongs to `../button/Button.stories.tsx`. */
const storiesPathOf = (path: string) =>
  path
    .replace('.guide.tsx', '.stories.tsx')
    .replace(/[^/]+$/, (file) =>
      file.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
    );

const all = Object.entries(guides).map(([path, exported]) => {
  const [guide] = Object.values(exported);
  if (!guide) throw new Error(`${path} exports no guide`);
  return [path, guide] as const;
});

test('the components that shoppers meet most have guidance', () => {
  expect(all.length).toBeGreaterThanOrEqual(19);
});

test.each(all)(
  '%s is shown on the page of its component, and its states are stories',
  async (path, guide) => {
    const load = stories[storiesPathOf(path)];
    if (!load) throw new Error(`${storiesPathOf(path)} does not exist`);
    const { default: meta, ...named } = await load();
    expect(meta.parameters?.['guide']).toBe(guide);
    expect(Object.keys(named)).toEqual(expect.arrayContaining(Object.keys(guide.states)));
  },
);

test.each(all)('%s leads to components and screens that exist', (_path, { related, places }) => {
  const named = [...Object.keys(related), ...places.flatMap(({ screen }) => screen ?? [])];
  expect(named.filter((title) => !titles.has(title))).toEqual([]);
  expect(
    places.flatMap(({ screen }) => screen ?? []).filter((title) => !title.startsWith('Screens/')),
  ).toEqual([]);
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
  expect(sentences.filter((text) => !/^[“A-Z\d].*[.”]$/.test(text))).toEqual([]);
});

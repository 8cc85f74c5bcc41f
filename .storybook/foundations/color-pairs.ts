import type { Plugin } from 'vite';
import { drawnFiles } from './token-uses.ts';

/** A colour of words or of edges, and what it lies on. */
export type ColorPair = { over: string; ground: string };

const id = 'virtual:color-pairs';
const GROUNDS = ['paper', 'surface', 'ecru'];
/** What lies on all three background colours, beyond one list of classes. */
const WORDS = ['ink', 'ink-soft', 'muted', 'garance', 'denim', 'moss'];
const EDGES = ['line', 'field', 'focus'];

const LIST_OF_CLASSES = /'[^'\n]*'|"[^"\n]*"|`[^`]*`|@apply [^;]*;/g;
const GROUND = /(?<![\w:/[-])bg-([a-z-]+)(?![\w/-])/;
const COLOR_OF_WORDS = /(?<![\w:/[-])text-([a-z-]+)(?![\w/-])/;
/** Utilities of text that are no colours. */
const OTHER_TEXT =
  /text-(xs|sm|base|lg|xl|left|center|right|start|end|balance|pretty|inherit|current|transparent)\b/g;

const onEachGround = (names: readonly string[]): ColorPair[] =>
  names.flatMap((over) => GROUNDS.map((ground) => ({ over, ground })));

/** Returns the words and the ground of each list of classes that has both. */
function writtenPairs(): ColorPair[] {
  const files = drawnFiles().filter(({ file }) => !file.startsWith('apps/api/'));
  return files.flatMap(({ code }) =>
    [...code.matchAll(LIST_OF_CLASSES)].flatMap(([classes]) => {
      const ground = GROUND.exec(classes)?.[1];
      const over = COLOR_OF_WORDS.exec(classes.replaceAll(OTHER_TEXT, ''))?.[1];
      return ground && over ? [{ over, ground }] : [];
    }),
  );
}

const once = (pairs: readonly ColorPair[]) => [
  ...new Map(pairs.map((pair) => [`${pair.over} on ${pair.ground}`, pair])).values(),
];

/** Returns each colour of words with what it lies on in the shop, once. */
export const wordPairs = (): ColorPair[] => once([...onEachGround(WORDS), ...writtenPairs()]);

/** Provides them, and the edges, to the page of colours. */
export const colorPairsModule = (): Plugin => ({
  name: 'color-pairs',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (loaded) =>
    loaded === `\0${id}`
      ? `export const pairs = ${JSON.stringify([...wordPairs(), ...onEachGround(EDGES)])};`
      : undefined,
});

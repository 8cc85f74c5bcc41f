/** Fields that hold an address. */
export const LINK_KEYS: ReadonlySet<string> = new Set(['path', 'link']);
/** A link to the shop in Markdown. The length limit keeps many unclosed links from causing quadratic run time. */
export const MARKDOWN_LINK = /\]\((\/[^)\s]{0,500})\)/g;

type Steps = readonly (string | number)[];
/** An address of the shop, where it stands in a document, and the words that lead there; null where there are none. */
export type WrittenLink = { steps: Steps; address: string; words: string | null };

/** Fields beside a link that say what it is called. */
const NAME_KEYS = ['label', 'name', 'title'] as const;
/** Longest words of a link in Markdown that are looked for. */
const MAX_WORDS = 200;

/** The words in the brackets that end at an index of a Markdown text, without their formatting. */
function wordsBefore(text: string, end: number): string | null {
  const before = text.slice(Math.max(0, end - MAX_WORDS), end);
  const [, words = ''] = /\[([^[\]]*)$/.exec(before) ?? [];
  return words.replace(/[*_]/g, '') || null;
}

const nameOf = (fields: object): string | null => {
  const names = NAME_KEYS.map((key) => (fields as Record<string, unknown>)[key]);
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? null;
};

const isOfShop = ({ address }: WrittenLink) => /^\/(?!\/)/.test(address);

/** Collects a document's links to the shop, from its link fields and from Markdown. `name` is what its fields are called. */
export function linksIn(value: unknown, steps: Steps = [], name: string | null = null): WrittenLink[] {
  if (typeof value === 'string') {
    const isLink = LINK_KEYS.has(String(steps.at(-1))) && steps.length > 1;
    const written = value
      .matchAll(MARKDOWN_LINK)
      .map(({ 1: address = '', index }) => ({ steps, address, words: wordsBefore(value, index) }));
    return [...(isLink ? [{ steps, address: value, words: name }] : []), ...written].filter(isOfShop);
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => linksIn(item, [...steps, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => linksIn(item, [...steps, key], nameOf(value)));
}

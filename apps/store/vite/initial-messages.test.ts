import { expect, test } from 'vitest';
import { MESSAGE_GROUPS } from '../src/i18n/first-pages.ts';
import { readTexts } from './messages.ts';
import { sourcesOfChunks, messageChunks } from './initial-messages.ts';

const nothing = Object.fromEntries(MESSAGE_GROUPS.map((group) => [group, [] as string[]])) as Record<
  (typeof MESSAGE_GROUPS)[number],
  string[]
>;

test('an id put together in one group and written in full in another travels in both', () => {
  const partsOf = messageChunks({
    ...nothing,
    first: [],
    entry: ['<FormattedMessage id={`${place}.empty.title`} />', "const place = 'drops';"],
    account: ["formatMessage({ id: 'drops.empty.title' })"],
  });
  expect([...partsOf('drops.empty.title')].toSorted()).toEqual(['account', 'entry']);
});

test('so does one whose middle is worked out, and one of which the end alone is written', () => {
  const partsOf = messageChunks({
    ...nothing,
    first: [],
    buying: ['id={`offers.${standing}.title`}'],
    orders: ['id={`${scope}.badge`}'],
    account: ["['offers.used.title', 'returns.open.badge']"],
  });
  expect([...partsOf('offers.used.title')].toSorted()).toEqual(['account', 'buying']);
  expect([...partsOf('returns.open.badge')].toSorted()).toEqual(['account', 'orders']);
});

test('a form that is told where its words begin has them all', () => {
  const partsOf = messageChunks({
    ...nothing,
    first: [],
    entry: ["useForm({ words: 'register' })", 'id: `${words}.${field}.${code}`'],
    account: ["id: 'register.email'"],
  });
  expect([...partsOf('register.email')].toSorted()).toEqual(['account', 'entry']);
  expect([...partsOf('register.email.EMPTY')]).toEqual(['entry']);
});

test('one of the first pages travels with these alone, and one of the server with none', () => {
  const partsOf = messageChunks({
    ...nothing,
    first: ["id: 'shop.title'"],
    account: ["id: 'shop.title'"],
    server: ["wordIn(locale, 'feed.new')"],
  });
  expect([[...partsOf('shop.title')], [...partsOf('feed.new')]]).toEqual([['first'], ['server']]);
});

/** Whatever an id could be that a template makes; wider than what the build goes by. */
const TEMPLATE = /`([^`\s/]*)`/g;
const OPEN = /\$\{(?:[^{}]|\{[^{}]*\})*\}/;

/** What `words` begins travels with whoever says it, as does what has no written part. */
function made(template: string): RegExp | null {
  if (template.startsWith('${words}.')) return null;
  const parts = template.split(new RegExp(OPEN, 'g'));
  if (parts.length < 2 || !parts.some((part) => /\.\w|\w\./.test(part))) return null;
  const pattern = parts.map((part) => part.replaceAll(/[.*+?^$()[\]{}|\\]/g, '\\$&')).join('.+');
  return new RegExp(`^${pattern}$`);
}

test('every part has all the words that its sources may put together', async () => {
  const ids = Object.keys({
    ...(await readTexts('../src/i18n/', 'fr')),
    ...(await readTexts('../../../packages/ui/src/messages/', 'fr')),
  });
  const partsOf = messageChunks();
  // A server has every word.
  const { server: _, ...parts } = sourcesOfChunks();
  const missing = Object.entries(parts).flatMap(([part, sources]) =>
    sources.flatMap((source) =>
      [...source.matchAll(TEMPLATE)].flatMap(([, template = '']) => {
        const shape = made(template);
        if (!shape) return [];
        return ids
          .filter((id) => shape.test(id) && !partsOf(id).has('first') && !partsOf(id).has(part))
          .map((id) => `${part} may ask for ${id} by ${template}`);
      }),
    ),
  );
  expect(missing).toEqual([]);
});

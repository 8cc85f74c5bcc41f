import { expect, test } from 'vitest';
import { MESSAGE_GROUPS } from '../src/i18n/first-pages.ts';
import { readTexts } from './messages.ts';
import { sourcesOfChunks, messageChunks } from './initial-messages.ts';

const nothing = Object.fromEntries(
  [...MESSAGE_GROUPS, 'screens'].map((part) => [part, [] as string[]]),
) as Record<(typeof MESSAGE_GROUPS)[number] | 'screens', string[]>;

test('an id that is composed in one group and literal in another is in both', () => {
  const partsOf = messageChunks({
    ...nothing,
    first: [],
    entry: ['<FormattedMessage id={`${place}.empty.title`} />', "const place = 'drops';"],
    account: ["formatMessage({ id: 'drops.empty.title' })"],
  });
  expect([...partsOf('drops.empty.title')].toSorted()).toEqual(['account', 'entry']);
});

test('the same holds for an id with a computed middle, and one with only a literal end', () => {
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

test('a component with a messages prefix gets all messages with that prefix', () => {
  const partsOf = messageChunks({
    ...nothing,
    first: [],
    entry: ["useForm({ messagePrefix: 'register' })", 'id: `${messagePrefix}.${field}.${code}`'],
    account: ["id: 'register.email'"],
  });
  expect([...partsOf('register.email')].toSorted()).toEqual(['account', 'entry']);
  expect([...partsOf('register.email.EMPTY')]).toEqual(['entry']);
});

test('a message of a first page is only in the initial group, and one of the server in none', () => {
  const partsOf = messageChunks({
    ...nothing,
    first: ["id: 'shop.title'"],
    account: ["id: 'shop.title'"],
    server: ["wordIn(locale, 'feed.new')"],
  });
  expect([[...partsOf('shop.title')], [...partsOf('feed.new')]]).toEqual([['first'], ['server']]);
});

test('a message of a screen beside the page editor is in their part, unless the page editor around it has it', () => {
  const partsOf = messageChunks({
    ...nothing,
    first: [],
    editing: ["id: 'pageEditor.save'"],
    reading: ["id: 'drop.title'"],
    screens: ["id: 'pageEditor.save'", "id: 'drop.title'", "id: 'dropEditor.new'"],
  });
  expect([...partsOf('pageEditor.save')]).toEqual(['editing']);
  expect([...partsOf('drop.title')].toSorted()).toEqual(['reading', 'screens']);
  expect([...partsOf('dropEditor.new')]).toEqual(['screens']);
});

/** Any template that may compose an id; wider than the build's own pattern. */
const TEMPLATE = /`([^`\s/]*)`/g;
const OPEN = /\$\{(?:[^{}]|\{[^{}]*\})*\}/;

/** A template that starts with the `messagePrefix` prop belongs to whoever passes it, as does one without a literal part. */
function made(template: string): RegExp | null {
  if (template.startsWith('${messagePrefix}.')) return null;
  const parts = template.split(new RegExp(OPEN, 'g'));
  if (parts.length < 2 || !parts.some((part) => /\.\w|\w\./.test(part))) return null;
  const pattern = parts.map((part) => part.replaceAll(/[.*+?^$()[\]{}|\\]/g, '\\$&')).join('.+');
  return new RegExp(`^${pattern}$`);
}

test('every part has all messages that its sources may compose', async () => {
  const ids = Object.keys({
    ...(await readTexts('../src/i18n/', 'fr')),
    ...(await readTexts('../../../packages/ui/src/messages/', 'fr')),
  });
  const partsOf = messageChunks();
  // The server has all messages.
  const { server: _, ...parts } = sourcesOfChunks();
  // The other screens load beside the page editor.
  const has = (id: string, part: string) =>
    partsOf(id).has('first') ||
    [part, ...(part === 'screens' ? ['editing'] : [])].some((one) => new Set<string>(partsOf(id)).has(one));
  const missing = Object.entries(parts).flatMap(([part, sources]) =>
    sources.flatMap((source) =>
      [...source.matchAll(TEMPLATE)].flatMap(([, template = '']) => {
        const shape = made(template);
        if (!shape) return [];
        return ids
          .filter((id) => shape.test(id) && !has(id, part))
          .map((id) => `${part} may ask for ${id} by ${template}`);
      }),
    ),
  );
  expect(missing).toEqual([]);
});

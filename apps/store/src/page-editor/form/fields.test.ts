import { blockJsonSchema } from '@patine/contract/content/block-json-schema';
import { blockSchemas, type Block, type BlockType } from '@patine/contract/content/blocks';
import { CONTENT_RULES } from '@patine/contract/content/validation-errors';
import { LOCALES } from '@patine/core';
import type { FieldSchema } from '@patine/ui/blocks/field-rows';
import { describe, expect, test } from 'vitest';
import { sampleBlocks } from '../../cms/blocks.samples.ts';
import { markdownOf } from '../../cms/markdown-of.ts';
import { firstValue, textValue, withEmptyFilled, withField } from './change-value.ts';
import { kindOf, mayBeEmpty } from './field-kind.ts';
import { addressesIn, canBeTried, remarkOn } from './link-check.ts';
import { refusalOf, seenPart } from './read-picture.ts';

const words = import.meta.glob<{ default: Record<string, string> }>('../../i18n/*.json', { eager: true });

type Found = { name: string; path: string; schema: FieldSchema };

const fieldsOf = (schema: FieldSchema, path = ''): Found[] =>
  Object.entries(schema.properties ?? {})
    .filter(([, field]) => field.const === undefined)
    .flatMap(([name, field]) => {
      const at = path === '' ? name : `${path}.${name}`;
      return [
        { name, path: at, schema: field },
        ...fieldsOf(field, at),
        ...(field.items ? fieldsOf(field.items, `${at}.0`) : []),
      ];
    });

const types = Object.keys(blockSchemas) as BlockType[];
const schemaOf = (type: BlockType) => blockJsonSchema(type) as FieldSchema;

describe.each(LOCALES)('in %s', (locale) => {
  const messages = words[`../../i18n/${locale}.json`]?.default ?? {};
  const without = (ids: string[]) => ids.filter((id) => !(id in messages));

  test('each rule of the contract has a message', () => {
    expect(without(CONTENT_RULES.map((rule) => `pageEditor.rule.${rule}`))).toEqual([]);
  });

  test.each(types)('%s, its fields and its choices have names', (type) => {
    const fields = fieldsOf(schemaOf(type));
    const choices = fields.flatMap(({ name, schema }) =>
      (schema.enum ?? []).map((choice) => `pageEditor.choice.${name}.${String(choice)}`),
    );
    expect(
      without([
        `pageEditor.block.${type}`,
        `pageEditor.purpose.${type}`,
        ...fields.map(({ name }) => `pageEditor.field.${name}`),
        ...choices,
      ]),
    ).toEqual([]);
  });
});

/** The block with a sign in one of its texts. */
const marked = (block: Block, path: string): Block => {
  const copy = structuredClone(block);
  const names = path.split('.');
  const holder = names
    .slice(0, -1)
    .reduce<object>((inside, name) => Reflect.get(inside, name) as object, copy);
  Reflect.set(holder, names.at(-1) ?? '', 'MARK');
  return copy;
};

test.each(types)('the Markdown fields of %s are those that are rendered as Markdown', (type) => {
  const texts = fieldsOf(schemaOf(type)).filter(
    ({ schema, path }) => schema.type === 'string' && !schema.enum && path.endsWith('text'),
  );
  for (const { path, schema } of texts) {
    const holders = path.split('.').slice(0, -1);
    const block = sampleBlocks[type];
    const exists = holders.reduce<unknown>(
      (inside, name) => (inside ? Reflect.get(inside as object, name) : undefined),
      block,
    );
    if (!exists) continue;
    expect([path, kindOf(schema, type, path) === 'markdown']).toEqual([
      path,
      markdownOf(marked(block, path)).includes('MARK'),
    ]);
  }
});

test('a field has the input of its kind', () => {
  const kinds = Object.fromEntries(
    types.flatMap((type) =>
      fieldsOf(schemaOf(type)).map(({ path, schema }) => [`${type}.${path}`, kindOf(schema, type, path)]),
    ),
  );
  expect(kinds).toMatchObject({
    'title.title': 'line',
    'title.level': 'choice',
    'quote.text': 'words',
    'longText.text': 'markdown',
    'twoColumns.columns': 'list',
    'twoColumns.columns.0.text': 'markdown',
    'spacer.rule': 'yesNo',
    'bestSellers.query': 'group',
    'bestSellers.query.category': 'slug',
    'bestSellers.query.text': 'line',
    'bestSellers.query.limit': 'number',
    'marketingInsert.picks.0.reference': 'piece',
    'grid.items.0.imageUrl': 'picture',
    'grid.items.0.path': 'link',
    'lookInsert.shopLinks.0.link': 'link',
    'socialMediaInsert.instagramUrl': 'address',
  });
});

test.each(types)('a new list item of %s has every required field', (type) => {
  for (const { schema } of fieldsOf(schemaOf(type)).filter((field) => field.schema.items)) {
    const item = firstValue(schema.items ?? {});
    expect(Object.keys(item as object)).toEqual(expect.arrayContaining([...(schema.items?.required ?? [])]));
  }
});

test('a text without a minimum length may be empty', () => {
  expect(mayBeEmpty({ type: 'string', maxLength: 320 })).toBe(true);
  expect(mayBeEmpty({ type: 'string', minLength: 1, maxLength: 320 })).toBe(false);
  expect(mayBeEmpty({ type: 'string', pattern: '^[a-z]' })).toBe(false);
  expect(mayBeEmpty({ type: 'string', enum: ['h1', 'h2'] })).toBe(false);
});

test('an emptied text is omitted where it is optional', () => {
  expect(textValue('', false)).toBeUndefined();
  expect(textValue('', true)).toBe('');
  expect(withField({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
  expect(Object.keys(withField({ a: 1, b: 2 }, 'a', 3))).toEqual(['a', 'b']);
});

test.each([
  ['/shop/women/', 'fr', null],
  ['/pages/types-of-items#imperfect', 'fr', null],
  ['#commission', 'fr', null],
  ['/en/shop/', 'fr', 'otherLanguage'],
  ['/shop/', 'en', 'otherLanguage'],
  ['/nulle/part', 'fr', 'noPage'],
  ['/fr/nulle-part', 'en', 'noPage'],
  ['/nulle/part', 'en', 'noPage'],
  ['https://example.org/a', 'fr', 'otherSite'],
  ['mailto:bonjour@patine.example', 'fr', 'otherSite'],
  ['shop/women', 'fr', null],
  ['//example.org', 'fr', null],
  ['javascript:alert(1)', 'fr', null],
] as const)('the link %s in %s gets the remark: %s', (address, locale, remark) => {
  expect(remarkOn(address, locale)).toBe(remark);
});

test('the links of a text are found once each, and only the shop’s own are checked', () => {
  const text =
    'Voir [la boutique](/shop/), [ici](/en/shop/), [là](www.a.example), [ailleurs](https://b.example "B") et [encore](/shop/).';
  const addresses = addressesIn(text);
  expect(addresses).toEqual(['/shop/', '/en/shop/', 'www.a.example', 'https://b.example']);
  expect(addresses.filter(canBeTried)).toEqual(['/shop/', '/en/shop/']);
  expect(canBeTried('//b.example')).toBe(false);
});

test('pictures are rejected by type and size before they are sent', () => {
  const refusal = (type: string, size = 1, name = 'atelier') => refusalOf({ type, size, name });
  expect(refusal('image/avif', 15 * 1024 * 1024)).toBeNull();
  expect(refusal('image/avif', 15 * 1024 * 1024 + 1)).toBe('size');
  expect(refusal('image/svg+xml')).toBe('type');
  expect(refusal('image/heic')).toBeNull();
  expect(refusal('', 1, 'IMG_0042.HEIC')).toBeNull();
  expect(refusal('', 1, 'atelier.pdf')).toBe('type');
});

test('the alternative text of a chosen picture fills a field that is empty, where the block has one', () => {
  const schema = { properties: { imageUrl: {}, imageAlt: {} } };
  const fill = (fields: Record<string, string>, alt = 'Un établi') =>
    withEmptyFilled(fields, { imageAlt: alt }, schema);
  expect(fill({ imageUrl: 'a', imageAlt: '' })).toEqual({ imageUrl: 'a', imageAlt: 'Un établi' });
  expect(fill({ imageUrl: 'a', imageAlt: 'Le mien' })).toEqual({ imageUrl: 'a', imageAlt: 'Le mien' });
  expect(fill({ imageUrl: 'a' }, '')).toEqual({ imageUrl: 'a' });
  expect(withEmptyFilled({ label: 'a' }, { imageAlt: 'b' }, { properties: { label: {} } })).toEqual({
    label: 'a',
  });
});

test('a picture of another ratio shows its middle', () => {
  const place = { width: 1024, height: 1280 };
  expect(seenPart({ width: 1600, height: 1000 }, place)).toEqual({ width: 800, height: 1000 });
  expect(seenPart({ width: 1600, height: 1280 }, place)).toEqual(place);
  expect(seenPart({ width: 1024, height: 4000 }, place)).toEqual(place);
});

import { NAMED_FILTERS } from '@patine/contract/content/filter-names';
import type { FieldSchema } from '@patine/ui/blocks/field-rows';

export type FieldKind =
  | 'line'
  | 'words'
  | 'markdown'
  | 'markdownLine'
  | 'picture'
  | 'link'
  | 'address'
  | 'slug'
  | 'piece'
  | 'moment'
  | 'number'
  | 'yesNo'
  | 'choice'
  | 'choices'
  | 'group'
  | 'list';

/** Longer ones are written over several lines. */
const LINE = 160;

const PICTURES = new Set(['image', 'imageUrl']);
const LINKS = new Set(['path', 'link']);

/** Fields whose text is Markdown in the page, by block and field; `text` of some only where it says so. */
export const MARKDOWN_FIELDS = {
  text: 'text',
  longText: 'text',
  seoLongText: 'text',
  sectionContent: 'text',
  twoColumns: 'columns.text',
  'hello-bar': 'secondaryText',
} as const;

/** What a search for pieces names, by the list of the shop's dictionary that knows it. */
const SLUGS: Record<string, string> = {
  category: 'categories',
  drop: 'drops',
  family: 'family',
  brand: 'brand',
  material: 'material',
  decade: 'years',
};
/** A value that is renamed stands in the list of its filter. */
const RENAMED = new RegExp(`^(${NAMED_FILTERS.join('|')})\\.\\d+\\.value$`);

export const dictionaryListOf = (path: string) =>
  RENAMED.exec(path)?.[1] ?? SLUGS[path.split('.').at(-1) ?? ''];

const withoutPlaces = (path: string) => path.replaceAll(/\.\d+/g, '');

/** The same on one line, which has bold and italic words and nothing else. */
export const MARKDOWN_LINES = { 'hello-bar': 'text' } as const;

const isMarkdownLine = (type: string, path: string) =>
  (MARKDOWN_LINES as Record<string, string>)[type] === path;

const isMarkdown = (type: string, path: string) =>
  (MARKDOWN_FIELDS as Record<string, string>)[type] === withoutPlaces(path);

/** How a field is filled in, by its schema, its name and where it is. */
export function kindOf(schema: FieldSchema, blockType: string, path: string): FieldKind {
  const name = path.split('.').at(-1) ?? '';
  if (schema.enum) return 'choice';
  switch (schema.type) {
    case 'boolean':
      return 'yesNo';
    case 'integer':
    case 'number':
      return name === 'reference' ? 'piece' : 'number';
    case 'object':
      return 'group';
    case 'array':
      return schema.items?.enum ? 'choices' : 'list';
    default:
      if (PICTURES.has(name)) return 'picture';
      if (dictionaryListOf(path)) return 'slug';
      // The address that a page is given leads nowhere yet.
      if (LINKS.has(name) && blockType !== 'page') return 'link';
      if (schema.format === 'date-time') return 'moment';
      if (schema.format === 'uri') return 'address';
      if (isMarkdownLine(blockType, path)) return 'markdownLine';
      if (isMarkdown(blockType, path)) return 'markdown';
      return (schema.maxLength ?? 0) > LINE ? 'words' : 'line';
  }
}

/** What stands apart, since few editors need it. */
export const isAdvanced = (name: string) => name.startsWith('tracking') || name === 'source';

/** Whether an empty text will do where there must be one. */
export const mayBeEmpty = ({ type, enum: choices, minLength, pattern, format }: FieldSchema): boolean =>
  type === 'string' && !choices && minLength === undefined && pattern === undefined && format === undefined;

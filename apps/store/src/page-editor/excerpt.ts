import { isRecord } from './page-draft.ts';

/** Fields that say what a block or an item is about, the most telling first. */
const TEXT_FIELDS = ['title', 'label', 'name', 'text', 'number', 'words', 'word', 'id'];
const LENGTH = 80;

/** The first words of a block or of an item, without the signs of Markdown. */
export function excerptOf(value: unknown): string {
  if (!isRecord(value)) return '';
  const words = TEXT_FIELDS.map((name) => value[name]).find(
    (text) => typeof text === 'string' && text !== '',
  );
  if (typeof words !== 'string') return '';
  const plain = words
    .replaceAll(/\]\([^)]*\)|[*_#[\]>`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length > LENGTH ? `${plain.slice(0, LENGTH - 1).trimEnd()}…` : plain;
}

import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Attributes that people read or hear. */
const SAID = new Set(['alt', 'aria-label', 'aria-description', 'placeholder', 'title', 'label']);
/** `content` of these is read elsewhere. */
const READ = new Set(['description', 'og:title', 'og:description']);
const UNREAD = new Set(['script', 'style', 'template']);

/** All that a document says to people, and to what reads it to them. */
export function textsOf(node: Node): string[] {
  if ('value' in node) return node.value.trim() === '' ? [] : [node.value];
  if (!('childNodes' in node)) return [];
  if ('tagName' in node && UNREAD.has(node.tagName)) return [];
  const attributes = 'attrs' in node ? node.attrs : [];
  // Countries are named by Intl, in whatever language it is asked for.
  if (attributes.some(({ name, value }) => name === 'value' && /^[A-Z]{3}$/.test(value))) return [];
  const named = attributes.find(({ name }) => name === 'name' || name === 'property')?.value ?? '';
  // What is written in a language of its own is for who reads that one.
  if ('tagName' in node && node.tagName !== 'html' && attributes.some(({ name }) => name === 'lang'))
    return [];
  return [
    ...attributes.flatMap(({ name, value }) =>
      SAID.has(name) || (name === 'content' && READ.has(named)) ? [value] : [],
    ),
    ...node.childNodes.flatMap(textsOf),
  ];
}

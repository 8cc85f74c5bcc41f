import type { Locale } from '@patine/core';
import { Children, type ReactElement, type ReactNode, isValidElement } from 'react';
import { type Translate, messagesIn } from '../../../messages/translate.ts';
import { EmailHead, type EmailHeadProps } from './email-layout.ts';
import { ItemList, itemListText, type ItemListProps } from './item-list.ts';
import { KeepTogether } from './keep-together.ts';

type Props = { children?: ReactNode; href?: string };
type Component = (props: object) => ReactNode;

const BLOCKS = new Set(['p', 'h1', 'h2', 'ul', 'ol', 'table', 'main']);

const partsOf = (node: ReactNode) => Children.toArray(node);

const joined = (node: ReactNode, translate: Translate) =>
  partsOf(node)
    .map((part) => inline(part, translate))
    .join('');

/** Converts inline content to text. The URL follows the text of its link. */
function inline(node: ReactNode, translate: Translate): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (!isValidElement<Props>(node)) return '';
  const { type, props } = node;
  if (typeof type === 'function') return inline((type as Component)(props), translate);
  if (type === 'br') return '\n';
  const text = joined(props.children, translate);
  return props.href ? translate('written', { label: text, value: props.href }) : text;
}

function rows(table: ReactElement<Props>, translate: Translate): string {
  const cells = (row: ReactElement<Props>) =>
    partsOf(row.props.children)
      .map((part) => inline(part, translate))
      .reduce((label, value) => translate('written', { label, value }));
  const find = (node: ReactNode): string[] =>
    partsOf(node).flatMap((part) => {
      if (!isValidElement<Props>(part) || part.type === 'thead') return [];
      return part.type === 'tr' ? [cells(part)] : find(part.props.children);
    });
  return find(table.props.children).join('\n');
}

function block(element: ReactElement<Props>, translate: Translate): string {
  const { type, props } = element;
  if (type === 'table') return rows(element, translate);
  if (type === 'h2') return `— ${joined(props.children, translate)}`;
  if (type === 'ul')
    return partsOf(props.children)
      .map((item) => `- ${inline(item, translate)}`)
      .join('\n');
  if (type === 'ol')
    return partsOf(props.children)
      .map((item, index) => `${index + 1}. ${inline(item, translate)}`)
      .join('\n');
  return joined(props.children, translate);
}

function blocksOf(node: ReactNode, translate: Translate): string[] {
  return partsOf(node).flatMap((part) => {
    if (!isValidElement<Props>(part)) return [inline(part, translate)];
    const { type, props } = part;
    if (type === ItemList) return [itemListText(props as ItemListProps)];
    if (type === EmailHead && (props as EmailHeadProps).titleIsSubject) return [];
    if (type === KeepTogether) return blocksOf(props.children, translate);
    if (typeof type === 'function') return blocksOf((type as Component)(props), translate);
    if (type === 'main') return blocksOf(props.children, translate);
    return typeof type === 'string' && BLOCKS.has(type)
      ? [block(part, translate)]
      : blocksOf(props.children, translate);
  });
}

/** Converts an email to plain text: empty lines between paragraphs, one line per table row, URLs written out. */
export const toText = (node: ReactNode, locale: Locale): string =>
  `${blocksOf(node, messagesIn(locale)).filter(Boolean).join('\n\n')}\n`;

import {
  Children,
  type ReactElement,
  type ReactNode,
  cloneElement,
  createElement as h,
  isValidElement,
} from 'react';

type Props = { children?: ReactNode };

/**
 * What a line does not end within: “e-mail”, numbers such as P-4823956, sizes such as W28 L30, and a number with the
 * word that follows it. Its lengths are bounded, because customers’ words are in some emails.
 */
const UNBROKEN =
  /\b(?:[Ee]-mails?|[A-Z][A-Z\d]*-[A-Z\d]+|W\d+ L\d+)\b|(?<![\p{L}\p{N}/:.,-])\d{1,4} \p{Ll}{1,15}(?!\p{Ll})/gu;

// A style, and no characters such as U+2011 or U+2060: several programs show those as boxes, and whoever copies a
// number would copy them. A program that drops the style only breaks the line.
const unbroken = (text: string, key: number) => h('span', { key, style: { whiteSpace: 'nowrap' } }, text);

function piecesOf(text: string): ReactNode {
  const found = [...text.matchAll(UNBROKEN)];
  if (found.length === 0) return text;
  const ends = [0, ...found.map((match) => match.index + match[0].length)];
  return [
    ...found.flatMap((match, index) => [text.slice(ends[index], match.index), unbroken(match[0], index)]),
    text.slice(ends.at(-1)),
  ];
}

function together(node: ReactNode): ReactNode {
  return Children.map(node, (part) => {
    if (typeof part === 'string') return piecesOf(part);
    if (!isValidElement<Props>(part)) return part;
    const { type, props } = part;
    if (typeof type === 'function') return together((type as (props: Props) => ReactNode)(props));
    return props.children === undefined
      ? part
      : cloneElement<Props>(part as ReactElement<Props>, {}, together(props.children));
  });
}

/** Keeps words, numbers and sizes of all texts inside on one line. The plain text has them as they are. */
export const KeepTogether = ({ children }: Props) => together(children);

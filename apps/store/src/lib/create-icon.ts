import { createElement, type SVGProps } from 'react';

/** An icon in lucide's format: elements with their attributes and keys. */
type Drawing = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] };

/** Replaces lucide's factory (see vite/icons.ts): the same SVG without its options. */
export default function createIcon({ node }: Drawing) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] === undefined,
        ...props,
      },
      lines,
    );
}

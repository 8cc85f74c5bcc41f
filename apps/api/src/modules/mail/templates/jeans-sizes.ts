import { type Locale, localePrefix } from '@patine/core';
import { wordsIn } from '../../../words/words.ts';
import type { Letter } from '../layout.ts';
import { blockLetter, blocksOf } from './blocks.ts';

type Facts = { locale: Locale; W: number; L: number; colors: readonly string[]; publicUrl: string };

export function jeansSizes({ locale, W, L, colors, publicUrl }: Facts): Letter {
  const address = new URL(`${localePrefix(locale)}/shop/levis-calculator/`, publicUrl);
  address.search = [
    `jeanLevisSizeW=${W}`,
    `jeanLevisSizeL=${L}`,
    ...(colors.length > 0 ? [`colors=${colors.join('+')}`] : []),
  ].join('&');
  const facts = { size: `W${W} L${L}` };
  return blockLetter(
    locale,
    wordsIn(locale)('jeans.subject', facts),
    blocksOf(locale, 'jeans.text', facts, { link: address.href }),
  );
}

import type { Locale } from '@patine/core';
import { wordsIn } from '../../../words/words.ts';
import type { Letter } from '../layout.ts';
import { blockLetter, blocksOf } from './blocks.ts';
import { pieceLines, type ToldPiece } from './piece-lines.ts';

type Facts = { locale: Locale; publicUrl: string; piece: ToldPiece };

/** One letter, asked for on the piece's page. */
export function pieceFree({ locale, publicUrl, piece }: Facts): Letter {
  const say = wordsIn(locale);
  return blockLetter(locale, say('piece-free.subject'), [
    ...blocksOf(locale, 'piece-free.text'),
    ...pieceLines([piece], { locale, publicUrl }),
    say('piece-free.once'),
  ]);
}

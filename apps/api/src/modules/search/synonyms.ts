import { type Dictionary, wordsIn } from '@patine/contract/content/dictionary';
import type { Synonym } from '@patine/search';

/** The dictionary of the shop as an index takes it. */
export const synonymsOf = ({ alike, wider }: Dictionary): Synonym[] => [
  ...alike.map(({ words }): Synonym => {
    const synonyms = wordsIn(words);
    return { objectID: synonyms.join('='), type: 'synonym', synonyms };
  }),
  ...wider.map(({ word, finds }): Synonym => ({
    objectID: `${word}>`,
    type: 'oneWaySynonym',
    input: word,
    synonyms: wordsIn(finds),
  })),
];

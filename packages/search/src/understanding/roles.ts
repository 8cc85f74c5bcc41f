import { elisionsOf } from './elisions.ts';
import { EXACT, type Form } from './inflection.ts';
import { type LanguageData, listed } from './language-data.ts';
import { PhraseBook } from './phrase-book.ts';
import { wordsOf } from './tokens.ts';
import { HELP_TOPICS, type HelpTopic } from './types.ts';

/** What a word does in a text, apart from naming a value. */
export type Role =
  | 'or'
  | 'and'
  | 'not'
  | 'nor'
  | 'with'
  | 'under'
  | 'over'
  | 'between'
  | 'to'
  | 'atMost'
  | 'atLeast'
  | 'cheap'
  | 'currency'
  | 'marker'
  | 'occasion'
  | 'question'
  | 'filler'
  | 'stop'
  | 'years'
  | 'months'
  | 'age';

const plain = (word: string): readonly Form[] => [{ word, closeness: EXACT }];

type Book<Entry> = PhraseBook<Entry>;

export type RoleBook = { roles: Book<Role>; help: Book<HelpTopic>; tokens: ReadonlySet<string> };

/** Compiles the connecting words and the phrases that ask for a page, of every language. */
export function roleBook(languages: readonly LanguageData[]): RoleBook {
  const roles = new PhraseBook<Role>(plain);
  const help = new PhraseBook<HelpTopic>(plain);
  const tokens = new Set<string>();
  for (const language of languages) {
    const elisions = elisionsOf(language);
    const add = <Entry>(book: Book<Entry>, phrases: string, entry: Entry) => {
      for (const phrase of listed(phrases)) {
        const words = wordsOf(phrase, elisions);
        for (const word of words) tokens.add(word);
        book.add(words, entry);
      }
    };
    const { prices, sizes } = language;
    add(roles, language.or, 'or');
    add(roles, language.and, 'and');
    add(roles, language.not, 'not');
    add(roles, language.nor, 'nor');
    add(roles, language.with, 'with');
    for (const role of ['under', 'over', 'between', 'to', 'atMost', 'atLeast', 'cheap', 'currency'] as const)
      add(roles, prices[role], role);
    add(roles, sizes.markers, 'marker');
    add(roles, sizes.years, 'years');
    add(roles, sizes.months, 'months');
    add(roles, sizes.ages, 'age');
    add(roles, language.occasions, 'occasion');
    add(roles, language.questions, 'question');
    add(roles, language.fillers, 'filler');
    add(roles, language.functionWords, 'stop');
    for (const topic of HELP_TOPICS) add(help, language.help[topic] ?? '', topic);
  }
  return { roles, help, tokens };
}

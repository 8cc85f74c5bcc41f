import { EXACT } from './inflection.ts';
import type { PhraseBook, PhraseMatch } from './phrase-book.ts';
import type { Role } from './roles.ts';
import type { Token } from './tokens.ts';
import type { HelpTopic } from './types.ts';

const PASSED: readonly Role[] = ['filler', 'stop', 'and', 'or'];

type RoleAt = (at: number, role: Role) => number;

/**
 * Returns the page that a text asks for, when all of its words do: "comment retourner un article". Words that say
 * nothing may stand within a phrase: "send something back".
 */
export function readHelp(
  tokens: readonly Token[],
  help: PhraseBook<HelpTopic>,
  role: RoleAt,
): HelpTopic | null {
  const meaningful = tokens.filter((_, at) => PASSED.every((one) => role(at, one) === 0));
  return topicOf(tokens, help, role) ?? topicOf(meaningful, help, () => 0);
}

/** Returns the page that a question asks for which names nothing of the catalogue: "combien coûte la livraison en Belgique". */
export function readQuestion(
  tokens: readonly Token[],
  help: PhraseBook<HelpTopic>,
  role: RoleAt,
): HelpTopic | null {
  if (role(0, 'question') === 0) return null;
  return (
    tokens
      .map((_, at) => longestAt(tokens, help, at))
      .reduce<Match | null>(
        (best, match) => (match && match.length > (best?.length ?? 0) ? match : best),
        null,
      )?.entries[0] ?? null
  );
}

type Match = PhraseMatch<HelpTopic>;

const longestAt = (tokens: readonly Token[], help: PhraseBook<HelpTopic>, at: number): Match | undefined =>
  help
    .matchesAt(at, (index) => {
      const token = tokens[index];
      return token && !token.isLiteral ? [{ word: token.word, closeness: EXACT }] : [];
    })
    .at(-1);

function topicOf(tokens: readonly Token[], help: PhraseBook<HelpTopic>, role: RoleAt): HelpTopic | null {
  let longest = 0;
  let topic: HelpTopic | null = null;
  for (let at = 0; at < tokens.length;) {
    const match = longestAt(tokens, help, at);
    const passed = Math.max(...PASSED.map((one) => role(at, one)));
    if (match && match.length >= passed) {
      if (match.length > longest) {
        longest = match.length;
        topic = match.entries[0] ?? null;
      }
      at += match.length;
    } else if (passed > 0) at += passed;
    else return null;
  }
  return topic;
}

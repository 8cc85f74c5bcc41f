/** Strings, text between tags, tags and attributes of the page, members, names and signs. */
const TOKENS =
  /(['"`])(?:\\.|(?!\1).)*\1|>[^<>{}=()]+<|<\/?[a-z][\w-]*|[a-z]+(?:-[a-z]+)+|\.{3}|\.\w+|[A-Za-z_$][\w$]*|\S/g;
/** A name may be replaced by another; a member or a value by itself alone. */
const NAME = /^(?!(?:true|false|null|undefined)$)[A-Za-z_$][\w$]*$/;
/** Comments, types and imports of own files: nobody sees them. */
const UNSEEN = /^\s*(?:\/[/*]|\*|(?:export )?type\b|import\b.*'\.|\} from '\.)/;
/** A line of text between tags has none of the signs of code. */
const isText = (line: string) => !/[(){}=;:<>[\],]/.test(line);

const tokensOf = (lines: readonly string[]) =>
  lines
    .filter((line) => !UNSEEN.test(line))
    .flatMap((line) => (isText(line) ? [line.trim()] : (line.match(TOKENS) ?? [])));

/** Whether lines replace others by the same with other names, each name always by the same one: nothing looks different. */
export function isMereRenaming(removed: readonly string[], added: readonly string[]): boolean {
  const [before, after] = [tokensOf(removed), tokensOf(added)];
  if (before.length !== after.length) return false;
  const renamed = new Map<string, string>();
  return before.every((token, at) => {
    const now = after[at] ?? '';
    if (!NAME.test(token) || !NAME.test(now)) return token === now;
    const known = renamed.get(token) ?? now;
    renamed.set(token, known);
    return known === now;
  });
}

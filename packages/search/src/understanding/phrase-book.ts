import { EditRows } from '../text/edit-rows.ts';
import { SHORTEST_CORRECTED } from './corrections.ts';
import { type Closeness, CORRECTED, EXACT, type Form } from './inflection.ts';

type Node<Entry> = {
  next: Map<string, Node<Entry>>;
  /** Nodes by inflected forms of their words. */
  inflected: Map<string, Reached<Entry>[]>;
  entries: Entry[];
};

type Reached<Entry> = { node: Node<Entry>; closeness: Closeness };

/** Writes a word as it sounds in a language. */
type Sound = (word: string) => string;

const newNode = <Entry>(): Node<Entry> => ({ next: new Map(), inflected: new Map(), entries: [] });

/** The entries of a phrase, and how many words it has. */
export type PhraseMatch<Entry> = { entries: readonly Entry[]; length: number; closeness: Closeness };

/** Names of one or more words, found by their first word and in inflected forms. */
export class PhraseBook<Entry> {
  readonly #root = newNode<Entry>();
  readonly #forms: (word: string) => readonly Form[];
  readonly #laterSounds: readonly Sound[] | null;

  /** With `laterSounds`, words after the first may have a typo or only sound the same: "yves saint lorent". */
  constructor(
    forms: (word: string) => readonly Form[],
    { laterSounds = null }: { laterSounds?: readonly Sound[] | null } = {},
  ) {
    this.#forms = forms;
    this.#laterSounds = laterSounds;
  }

  add(words: readonly string[], entry: Entry): void {
    if (words.length === 0) return;
    let node = this.#root;
    for (const word of words) node = this.#step(node, word);
    node.entries.push(entry);
  }

  /** Returns every phrase at a position; `formsOf` gives the forms of the word there, or none at a boundary. */
  matchesAt(at: number, formsOf: (index: number) => readonly Form[]): PhraseMatch<Entry>[] {
    const matches: PhraseMatch<Entry>[] = [];
    let nodes: Reached<Entry>[] = [{ node: this.#root, closeness: EXACT }];
    for (let index = at; nodes.length > 0; index += 1) {
      const forms = formsOf(index);
      if (forms.length === 0) break;
      const sounds = index > at ? this.#laterSounds : null;
      const following: Reached<Entry>[] = [];
      for (const { node, closeness } of nodes) {
        const next = reached(node, closeness, forms);
        following.push(...(next.length > 0 || !sounds ? next : nextMisspelt(node, forms, sounds)));
      }
      for (const { node, closeness } of following)
        if (node.entries.length > 0)
          matches.push({ entries: node.entries, length: index + 1 - at, closeness });
      nodes = following;
    }
    return matches;
  }

  #step(node: Node<Entry>, word: string): Node<Entry> {
    const known = node.next.get(word);
    if (known) return known;
    const added = newNode<Entry>();
    node.next.set(word, added);
    for (const form of this.#forms(word).slice(1)) {
      const others = node.inflected.get(form.word) ?? [];
      node.inflected.set(form.word, [...others, { node: added, closeness: form.closeness }]);
    }
    return added;
  }
}

function reached<Entry>(node: Node<Entry>, closeness: Closeness, forms: readonly Form[]): Reached<Entry>[] {
  const found: Reached<Entry>[] = [];
  const reach = (to: Node<Entry>, distance: Closeness) => {
    const known = found.find((one) => one.node === to);
    if (!known) found.push({ node: to, closeness: distance });
    else if (distance < known.closeness) known.closeness = distance;
  };
  for (const form of forms) {
    const same = node.next.get(form.word);
    if (same) reach(same, larger(closeness, form.closeness));
    const others = node.inflected.get(form.word);
    if (others)
      for (const other of others)
        reach(other.node, larger(closeness, larger(form.closeness, other.closeness)));
  }
  return found;
}

function nextMisspelt<Entry>(
  node: Node<Entry>,
  [typed]: readonly Form[],
  sounds: readonly Sound[],
): Reached<Entry>[] {
  if (!typed || typed.word.length < SHORTEST_CORRECTED) return [];
  const rows = new EditRows(typed.word, 1);
  const spoken = sounds.map((soundOf) => soundOf(typed.word));
  const isAlike = (word: string) => sounds.some((soundOf, index) => soundOf(word) === spoken[index]);
  return [...node.next]
    .filter(([word]) => word[0] === typed.word[0] && (rows.typosOf(word) !== undefined || isAlike(word)))
    .map(([, to]) => ({ node: to, closeness: CORRECTED }));
}

const larger = (a: Closeness, b: Closeness): Closeness => (a > b ? a : b);

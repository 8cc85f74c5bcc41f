import type { LanguageData } from './language-data.ts';

/** Shorter words sound like too many others. */
const SHORTEST = 5;
const LONGEST = 30;
/** Fewer letters of a sound are not enough to tell words apart. */
const SHORTEST_SOUND = 4;

/** Returns the function that writes a folded word as it sounds: "manto" and "manteau" are alike. */
export function soundReader({ sounds, silentEndings }: LanguageData): (word: string) => string {
  const spelling = new Map(sounds);
  // The first of the list that fits is taken, so that longer spellings stand before shorter ones.
  const spellings = sounds.length > 0 ? new RegExp(sounds.map(([written]) => written).join('|'), 'g') : null;
  return (word) => {
    const spoken = spellings
      ? word.replaceAll(spellings, (written) => spelling.get(written) ?? written)
      : word;
    const single = spoken.replaceAll(/(.)\1+/g, '$1');
    const silent = silentEndings.find((ending) => single.endsWith(ending)) ?? '';
    return single.slice(0, single.length - silent.length);
  };
}

/** Finds the known word that sounds like an unknown one. */
export class Sounds {
  readonly #readers: readonly ((word: string) => string)[];
  /** By language: the word of a sound, null where several have it. */
  readonly #words: readonly ReadonlyMap<string, string | null>[];

  constructor(words: Iterable<string>, languages: readonly LanguageData[]) {
    const known = [...words].filter(isLongEnough);
    this.#readers = languages.map(soundReader);
    this.#words = this.#readers.map((read) => {
      const bySound = new Map<string, string | null>();
      for (const word of known) {
        const sound = read(word);
        if (sound.length >= SHORTEST_SOUND) bySound.set(sound, bySound.has(sound) ? null : word);
      }
      return bySound;
    });
  }

  /** Returns the only known word with the sound of this one in a language, that of the text first; null for none. */
  of(word: string): string | null {
    if (word.length < SHORTEST || !isLongEnough(word)) return null;
    for (const [index, read] of this.#readers.entries()) {
      const found = this.#words[index]?.get(read(word));
      if (found) return found;
    }
    return null;
  }
}

const isLongEnough = (word: string): boolean =>
  word.length >= SHORTEST - 1 && word.length <= LONGEST && !/\d/.test(word);

type Cut = (json: string) => string;

/** Number of concurrent kinds of hits: cards, suggestions, feeds. */
const mostKinds = 4;
const mostTexts = 20_000;

/**
 * Cache of stored JSON reduced to the requested members. Product lists request the same members of the same objects on
 * every page, and extracting them is most of the cost of a page. The text itself is the key, because a changed object
 * has another text.
 */
export class CutTexts {
  readonly #kinds = new Map<string, Map<string, string>>();

  /** Memoises a function that extracts members, by text. */
  memoise(kind: string, cut: Cut): Cut {
    const texts = this.#kinds.get(kind) ?? new Map<string, string>();
    if (this.#kinds.size >= mostKinds && !this.#kinds.has(kind)) this.#kinds.clear();
    this.#kinds.set(kind, texts);
    return (json) => {
      const known = texts.get(json);
      if (known !== undefined) return known;
      const text = cut(json);
      if (texts.size >= mostTexts) texts.clear();
      texts.set(json, text);
      return text;
    };
  }
}

type Cut = (json: string) => string;

/** Kinds of hits that are asked for at once: cards, suggestions, feeds. */
const mostKinds = 4;
const mostTexts = 20_000;

/**
 * Stored texts cut to the members asked for. Lists ask for the same few members of the same objects, page after page,
 * and cutting them out is most of what a page of hits costs. A text is known by itself: an object that changed has another.
 */
export class CutTexts {
  readonly #kinds = new Map<string, Map<string, string>>();

  /** The same cut, made once for each text. */
  remembering(kind: string, cut: Cut): Cut {
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

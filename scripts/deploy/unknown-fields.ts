/**
 * Returns the fields of a document that a validator never looks at, by their path: Kubernetes' schemas allow unknown ones,
 * which the server would drop in silence.
 */
export function unknownFields(document: object, validate: (watched: object) => unknown): string[] {
  const unread: (() => string[])[] = [];

  const watch = (value: object, at: string): object => {
    const children = new Map<string, object>();
    const read = new Set<string>();
    unread.push(() =>
      Object.keys(value)
        .filter((key) => !read.has(key))
        .map((key) => `${at}/${key}`),
    );
    return new Proxy(value, {
      get(target, key, receiver) {
        const found: unknown = Reflect.get(target, key, receiver);
        if (typeof key === 'symbol') return found;
        read.add(key);
        if (typeof found !== 'object' || found === null) return found;
        const child = children.get(key) ?? watch(found, `${at}/${key}`);
        children.set(key, child);
        return child;
      },
    });
  };

  validate(watch(document, ''));
  return unread.flatMap((fields) => fields());
}

/** LRU cache with a limit in bytes. */
export class ByteCache<Value> {
  #limit: number;
  readonly #entries = new Map<string, { value: Value; bytes: number }>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Sets the limit, which holds from the next entry on. */
  limit(bytes: number): void {
    this.#limit = bytes;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value, valueBytes: number): void {
    const bytes = valueBytes + key.length * 2;
    if (bytes > this.#limit) return;
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
    this.#entries.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#limit) break;
      this.#entries.delete(oldest);
      this.#bytes -= entry.bytes;
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }
}

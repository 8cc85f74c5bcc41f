import type { PaymentServiceProvider } from '@patine/contract/operations';
import { type PayableCart, shownCart } from './shown-cart.ts';

/** Idempotency keys of payment attempts: the same key for retries of the same cart, otherwise a new one. */
export class AttemptKeys {
  #current: { attempt: string; key: string } | null = null;
  readonly #random: () => string;

  constructor(random: () => string) {
    this.#random = random;
  }

  keyFor(cart: PayableCart, provider: PaymentServiceProvider): string {
    const attempt = JSON.stringify([cart.id, cart.updatedAt, shownCart(cart), provider]);
    if (this.#current?.attempt !== attempt) this.#current = { attempt, key: this.#random() };
    return this.#current.key;
  }

  /** Call when the api has given a final response. */
  end() {
    this.#current = null;
  }
}

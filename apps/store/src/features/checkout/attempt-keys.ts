import type { PaymentServiceProvider } from '@patine/contract/operations';
import { type PayableCart, shownCart } from './shown-cart.ts';

/** One key for each attempt to pay: repeated while the same cart is tried again, new for anything else. */
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

  /** The api has given its last word on this attempt. */
  end() {
    this.#current = null;
  }
}

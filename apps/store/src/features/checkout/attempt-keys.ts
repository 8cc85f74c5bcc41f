import type { PaymentServiceProvider } from '@patine/contract/operations';
import type { Money } from '@patine/core';

/** What makes a payment of a cart another payment. */
export type PayableCart = { id: string; updatedAt: string; priceDetails: { totalAmount: Money } };

/** One key for each attempt to pay: repeated while the same cart is tried again, new for anything else. */
export class AttemptKeys {
  #current: { attempt: string; key: string } | null = null;
  readonly #random: () => string;

  constructor(random: () => string) {
    this.#random = random;
  }

  keyFor(cart: PayableCart, provider: PaymentServiceProvider): string {
    const attempt = JSON.stringify([cart.id, cart.updatedAt, cart.priceDetails.totalAmount.amount, provider]);
    if (this.#current?.attempt !== attempt) this.#current = { attempt, key: this.#random() };
    return this.#current.key;
  }

  /** The api has given its last word on this attempt. */
  end() {
    this.#current = null;
  }
}

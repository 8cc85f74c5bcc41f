import type { ReactNode } from 'react';

export type OrderFactsProps = {
  /** Short facts, in order: day, number of pieces, amount. */
  facts: readonly ReactNode[];
};

/** Facts of an order or a return with dots between them; where they wrap, no line begins or ends with a dot. */
export const OrderFacts = ({ facts }: OrderFactsProps) => (
  <span data-slot="order-facts" className="-mx-1 block overflow-x-clip px-1">
    {/* Each dot stands in the room before its fact; of the first on a line, this room is cut off. */}
    <span className="-ms-4 flex flex-wrap">
      {facts.map((fact, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- facts have no id and a fixed order
        <span key={index} className="relative min-w-0 ps-4">
          {index > 0 ? <span className="absolute start-0 w-4 text-center whitespace-pre"> · </span> : null}
          {fact}
        </span>
      ))}
    </span>
  </span>
);

import type { DropInfo } from '@patine/contract/content/structure';
import { DropCard } from '@patine/ui/drop-card/DropCard';
import type { ReactNode } from 'react';

export type DropCardsProps = {
  /** Heading of the list. */
  title: ReactNode;
  /** Id of the heading. */
  id: string;
  drops: readonly DropInfo[];
};

const COLUMNS: Record<number, string> = { 3: 'xl:grid-cols-3', 5: 'xl:grid-cols-4 2xl:grid-cols-5' };

/** Drops beside those that the page is about. Renders nothing without any. */
export function DropCards({ title, id, drops }: DropCardsProps) {
  if (drops.length === 0) return null;
  return (
    <section aria-labelledby={id} className="stitch-t pt-8">
      <h2 id={id} className="mb-5 heading text-3xl">
        {title}
      </h2>
      {/* Three and five fill one row. */}
      <ul
        className={`grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-8 sm:grid-cols-2 ${COLUMNS[drops.length] ?? 'xl:grid-cols-4'}`}
      >
        {drops.map((drop) => (
          <li key={drop.slug}>
            <DropCard drop={drop} ended={drop.hasEnded ? drop : undefined} />
          </li>
        ))}
      </ul>
    </section>
  );
}

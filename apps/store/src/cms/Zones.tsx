import type { ComponentType } from 'react';
import { BLOCKS, type BlockProps } from './blocks.tsx';
import type { PreparedPage } from './prepared-page.ts';

/** The zones of a page, block under block. */
export function Zones({ page: { zones, drops, preparedAt } }: { page: PreparedPage }) {
  const firstBlock = zones.find(({ blocks }) => blocks.length > 0)?.blocks[0];
  return zones.map(({ id, blocks }) => (
    <div key={id} id={id} className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 py-6 empty:hidden xl:py-8">
      {blocks.map((prepared, index) => {
        // The registry pairs each type with its component; TypeScript cannot follow the pair through the look-up.
        const Block = BLOCKS[prepared.block.type] as ComponentType<BlockProps<typeof prepared.block.type>>;
        return (
          <Block
            // oxlint-disable-next-line react/no-array-index-key -- blocks have no id and keep their place
            key={`${prepared.block.type}-${index}`}
            {...prepared}
            first={prepared === firstBlock}
            drops={drops}
            preparedAt={preparedAt}
          />
        );
      })}
    </div>
  ));
}

import type { ComponentType } from 'react';
import type { BlockType } from '@patine/contract/content/blocks';
import { devWarning } from '@patine/ui/dev-warning/dev-warning';
import type { BlockProps } from './block-view.ts';
import { BLOCKS, isBlockType } from './blocks.ts';
import type { PreparedBlock, PreparedPage } from './prepared-page.ts';

export type ZonesProps = {
  page: PreparedPage;
  /** True below a page's own content, outside the first view. */
  below?: boolean;
};

/** The zones of a page and their blocks, in order. */
export function Zones({ page: { zones, drops, preparedAt }, below = false }: ZonesProps) {
  const firstBlock = below ? undefined : zones.find(({ blocks }) => blocks.length > 0)?.blocks[0];
  return zones.map(({ id, blocks }) => (
    <div
      key={id}
      id={id}
      className={`wrap grid grid-cols-[minmax(0,1fr)] empty:hidden ${
        blocks.length > 1 && blocks[0] === firstBlock && isCover(firstBlock)
          ? 'first-screen gap-4 py-4 lg:gap-6 lg:py-6'
          : `gap-12 py-6 xl:py-8 ${blocks[0] === firstBlock ? '' : 'lazy-layout'}`
      }`}
    >
      {blocks.map((prepared, index) => (
        <ZoneBlock
          // oxlint-disable-next-line react/no-array-index-key -- blocks have no id and are never reordered
          key={`${prepared.block.type}-${index}`}
          prepared={prepared}
          first={prepared === firstBlock}
          drops={drops}
          preparedAt={preparedAt}
        />
      ))}
    </div>
  ));
}

/** True for the head of the home page: with what follows it in its zone it fills the first screen. */
const isCover = (prepared: PreparedBlock | undefined) =>
  prepared?.block.type === 'marketingInsert' && prepared.found.flat().length > 0;

export type ZoneBlockProps = Pick<BlockProps<BlockType>, 'first' | 'drops' | 'preparedAt'> & {
  prepared: PreparedBlock;
};

/** Renders a block with the component of its type. */
export function ZoneBlock({ prepared, ...rest }: ZoneBlockProps) {
  const { type } = prepared.block;
  if (!isBlockType(type)) return <UnknownBlock type={type} />;
  // BLOCKS pairs each type with its component; TypeScript cannot correlate the two in a lookup.
  const Block = BLOCKS[type] as ComponentType<BlockProps<BlockType>>;
  return <Block {...prepared} {...rest} />;
}

/** Renders nothing in production and a warning in development. */
function UnknownBlock({ type }: { type: string }) {
  devWarning('Zones', `has no component for blocks of type “${type}”`);
  return import.meta.env.DEV ? (
    <p role="alert" className="bg-mustard p-4 text-shade">
      Unknown block type: {type}
    </p>
  ) : null;
}

import type { BlockType } from '@patine/contract/content/blocks';
import type { Locale } from '@patine/core';
import { useMemo } from 'react';
import { ZoneBlock } from '../../cms/Zones.tsx';
import { checkBlock } from '../check-block.ts';
import { exampleOf } from '../examples.ts';
import type { ShownZone } from '../iframe-messages.ts';
import { usePreview } from '../../cms/use-preview.ts';
import { useSize } from '../preview/use-size.ts';

export type BlockPictureProps = {
  type: BlockType;
  /** Language of the page. */
  language: Locale;
  /** Ids of pictures that stand in the example. */
  pictures: readonly string[];
};

/** Blocks of a few words, which nobody could read on a screen made as small as the others. */
const NARROW: ReadonlySet<BlockType> = new Set(['title', 'text', 'catchphrase', 'spacer']);

/** Pixels of the screen that is made small; blocks follow the width of the window. */
const screenWidth = (type: BlockType) => (NARROW.has(type) ? 640 : Math.min(1280, Math.max(640, innerWidth)));

/** A block as the shop shows its example, made small: its own component, with pieces of the shop. */
export default function BlockPicture({ type, language, pictures }: BlockPictureProps) {
  const [{ width }, follow] = useSize();
  const zones = useMemo<ShownZone[]>(() => {
    const { block } = checkBlock(exampleOf(type, language, pictures));
    return [{ key: type, id: type, blocks: [{ key: type, type, block }] }];
  }, [type, language, pictures]);
  const { prepared, isBare, drops, preparedAt } = usePreview(zones);
  const block = zones[0]?.blocks[0]?.block;
  const ready = block && prepared.get(block);
  const screen = screenWidth(type);
  return (
    <div ref={follow} inert aria-hidden className="absolute inset-0 overflow-clip" lang={language}>
      {ready && width > 0 && !isBare(ready) ? (
        <div
          className="flex min-h-full flex-col justify-center p-8"
          style={{ width: screen, zoom: width / screen }}
        >
          <ZoneBlock prepared={ready} first={false} drops={drops} preparedAt={preparedAt} />
        </div>
      ) : null}
    </div>
  );
}

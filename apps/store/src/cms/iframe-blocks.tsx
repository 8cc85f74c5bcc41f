import type { BlockType } from '@patine/contract/content/blocks';
import { IframeContentBlock } from '@patine/ui/blocks/iframe-content/IframeContentBlock';
import { useSyncExternalStore } from 'react';
import { allows, grant, onConsent } from '../lib/consent.ts';
import { useStore } from '../lib/store-context.tsx';
import type { BlockProps, BlockViews } from './block-view.ts';

const areFramesAllowed = () => allows('frames');
const notYet = () => false;
const allowFrames = () => grant('frames');

function IframeContent({ block }: BlockProps<'iframeContent'>) {
  const { frameOrigins } = useStore();
  const allowed = useSyncExternalStore(onConsent, areFramesAllowed, notYet);
  return (
    <IframeContentBlock
      block={block}
      allowedOrigins={frameOrigins}
      onShow={allowed ? undefined : allowFrames}
    />
  );
}

/** Other sites, shown once the visitor allows it. */
export const iframeBlocks = { iframeContent: IframeContent } satisfies Partial<BlockViews<BlockType>>;

import type { BlockType } from '@patine/contract/content/blocks';
import { Suspense, use, type ComponentType } from 'react';
import type { BlockProps, BlockView, BlockViews } from './block-view.ts';

/**
 * Blocks whose code is in a chunk of its own. A loader awaits `load`, so the server always has the code. The browser keeps the
 * server's HTML until the chunk is loaded, and permanently if loading fails.
 */
export function lazyBlocks<Type extends BlockType>(fetchViews: () => Promise<BlockViews<Type>>) {
  let views: BlockViews<Type> | undefined;
  let loading: Promise<unknown> | undefined;

  const load = () => {
    loading ??= fetchViews().then(
      (fetched) => (views = fetched),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  let resolveViews: (arrived: BlockViews<Type>) => void = () => undefined;
  const arrival = new Promise<BlockViews<Type>>((resolve) => {
    resolveViews = resolve;
  });
  /** Resolves once the code is loaded and never rejects; each call retries. */
  const wait = () => {
    load().then(
      () => views && resolveViews(views),
      () => undefined,
    );
    return arrival;
  };

  return <One extends Type>(type: One): BlockView<One> => {
    const Late = (props: BlockProps<One>) => {
      const View: ComponentType<BlockProps<One>> = (views ?? use(wait()))[type];
      return <View {...props} />;
    };
    const InItsTime = (props: BlockProps<One>) => (
      <Suspense>
        <Late {...props} />
      </Suspense>
    );
    return Object.assign(InItsTime, { load });
  };
}

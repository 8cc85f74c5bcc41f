import type { BlockType } from '@patine/contract/content/blocks';
import { Suspense, use, type ComponentType } from 'react';
import type { BlockProps, BlockView, BlockViews } from './block-view.ts';

/**
 * Blocks whose code comes in a chunk of its own, when a page has one of them. A loader awaits `load`, so that a
 * server always has them. A browser that takes over the server's page leaves their HTML as it is until the chunk is
 * there, and for good if it never comes.
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
  let tellArrived: (arrived: BlockViews<Type>) => void = () => undefined;
  const arrival = new Promise<BlockViews<Type>>((resolve) => {
    tellArrived = resolve;
  });
  /** Settles once the code is there and never otherwise; each asking tries again. */
  const wait = () => {
    load().then(
      () => views && tellArrived(views),
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

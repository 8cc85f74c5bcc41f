import type { BlockType } from '@patine/contract/content/blocks';
import { Suspense, use, type ComponentType } from 'react';
import type { BlockView, BlockViews } from './block-view.ts';

type Components<Views> = { [Type in keyof Views & BlockType]: BlockView<Type> };

/**
 * Blocks whose code is in a chunk of its own. A loader awaits `load`, so the server always has the code. The browser keeps the
 * server's HTML until the chunk is loaded, and permanently if loading fails.
 */
export function lazyBlocks<Views extends Partial<BlockViews<BlockType>>>(
  types: readonly string[],
  fetchViews: () => Promise<Views>,
) {
  let views: Views | undefined;
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
  let resolveViews: (arrived: Views) => void = () => undefined;
  const arrival = new Promise<Views>((resolve) => {
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

  const viewOf = (type: string) => {
    const Late = (props: object) => {
      const View = (views ?? use(wait()))[type as keyof Views] as ComponentType;
      return <View {...props} />;
    };
    const InItsTime = (props: object) => (
      <Suspense>
        <Late {...props} />
      </Suspense>
    );
    return Object.assign(InItsTime, { load });
  };
  // The names are those of the views: block-types.ts reads them from the same file.
  return Object.fromEntries(types.map((type) => [type, viewOf(type)])) as Components<Views>;
}

import { Suspense, lazy, memo, useDeferredValue, type ComponentType, type ReactNode } from 'react';

/**
 * A part of a page that the server renders and whose code follows the first view; browsers keep the server's HTML until
 * then. New props wait for the code as well: React replaces HTML that is updated before it is hydrated by the fallback,
 * and the part would disappear for a moment. The fallback keeps its room where a browser renders the page itself.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback?: ReactNode,
) {
  const Part = lazy(load) as unknown as ComponentType<Props>;
  const Boundary = memo(function Boundary(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  }) as unknown as ComponentType<Props>;
  return function LazyPart(props: Props) {
    return <Boundary {...useDeferredValue(props)} />;
  };
}

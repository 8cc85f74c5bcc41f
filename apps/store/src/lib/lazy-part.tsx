import { Suspense, lazy, memo, useDeferredValue, type ComponentType } from 'react';

/**
 * A part of a page that the server renders and whose code follows the first view; browsers keep the server's HTML until
 * then. New props wait for the code as well: React replaces HTML that is updated before it is hydrated by the fallback,
 * and the part would disappear for a moment.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = lazy(load) as unknown as ComponentType<Props>;
  const Boundary = memo(function Boundary(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }) as unknown as ComponentType<Props>;
  return function LazyPart(props: Props) {
    return <Boundary {...useDeferredValue(props)} />;
  };
}

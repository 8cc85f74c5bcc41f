import {
  Suspense,
  memo,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { DEFERRED, deferHydration } from './deferred-hydration.ts';
import { once } from './once.ts';
import { useInBrowser } from './use-browser-fact.ts';
import { whenIdle } from './when-idle.ts';

export type LazyPartOptions = {
  /** A fact of this browser for which the part is hydrated before any interaction, such as a session that it shows. */
  onIdle?: () => boolean;
  /** Keeps its room where a browser renders the page itself. */
  fallback?: ReactNode;
};

/** The hydration of one server-rendered part: it begins with `start`, once the code is there. */
type Hydration = {
  start: () => void;
  started: Promise<void>;
  finish: () => void;
  finished: Promise<void>;
  isFinished: boolean;
};

/**
 * A part of a page that the server renders and whose code follows once the page is used (`deferred-hydration.ts`): browsers keep the
 * server's HTML until then, and for ever if the code cannot be loaded. New props wait for the code as well: React replaces HTML that is
 * updated before it is hydrated by the fallback, and the part would disappear for a moment.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { onIdle = () => false, fallback }: LazyPartOptions = {},
) {
  let View: ComponentType<Props> | undefined;
  const fetchView = once(async () => {
    View = (await load()).default;
  });
  const arrival = Promise.withResolvers<void>();
  /** Never rejects; each call retries. */
  const fetched = () => {
    fetchView().then(arrival.resolve, () => undefined);
    return arrival.promise;
  };

  function createHydration(): Hydration {
    const started = Promise.withResolvers<void>();
    const finished = Promise.withResolvers<void>();
    const hydration: Hydration = {
      start: () => void fetched().then(started.resolve),
      started: started.promise,
      finish: () => {
        hydration.isFinished = true;
        finished.resolve();
      },
      finished: finished.promise,
      isFinished: false,
    };
    return hydration;
  }

  function Part({ hydration, props }: { hydration: Hydration; props: Props }) {
    const isHydrating = !useInBrowser() && !import.meta.env.SSR;
    if (isHydrating) use(hydration.started);
    if (!View) {
      // What changes around a part that is not hydrated waits for it.
      hydration.start();
      use(fetched());
    }
    useEffect(() => hydration.finish(), [hydration]);
    const Loaded = View as unknown as ComponentType<Props>;
    return <Loaded {...props} />;
  }

  const Boundary = memo(function Boundary({ hydration, ...props }: Props & { hydration: Hydration }) {
    return (
      <Suspense fallback={fallback}>
        <Part hydration={hydration} props={props as unknown as Props} />
      </Suspense>
    );
  }) as unknown as ComponentType<Props & { hydration: Hydration }>;

  function LazyPart(props: Props) {
    const [hydration] = useState(createHydration);
    const deferredProps = useDeferredValue(props);
    const schedule = useCallback(
      (element: Element | null) => {
        if (!element) return;
        const { start, finished } = hydration;
        if (onIdle()) whenIdle(start);
        return deferHydration(element, { hydrate: start, hydrated: finished });
      },
      [hydration],
    );
    return (
      // `theme-script.ts` marks what is used before this code is there.
      <div ref={schedule} {...{ [DEFERRED]: '' }} className="contents empty:block" suppressHydrationWarning>
        <Boundary {...(hydration.isFinished ? props : deferredProps)} hydration={hydration} />
      </div>
    );
  }
  return Object.assign(LazyPart, { load: fetchView });
}

import {
  IDLE_NAVIGATION,
  createPath,
  type DataRouter,
  type HydrationState,
  type Location,
  type RouteMatch,
  type RouteObject,
  type RouterState,
} from 'react-router-dom';
import { hydrateAll } from './deferred-hydration.ts';
import { once } from './once.ts';
import { onFirstInteraction } from './on-first-interaction.ts';

type Subscriber = Parameters<DataRouter['subscribe']>[0];

/** What React Router's components and this app use of a router. */
type UsedRouter = Pick<
  DataRouter,
  'state' | 'routes' | 'manifest' | 'window' | 'subscribe' | 'navigate' | 'createHref' | 'encodeLocation'
>;

export type LazyRouter = DataRouter & {
  /** Loads what navigates, once somebody seems about to. */
  prepare: () => void;
};

/** The location of the document, as React Router's history reports it. */
function documentLocation(): Location {
  const { pathname, search, hash } = location;
  const { usr = null, key = 'default' } = (history.state ?? {}) as { usr?: unknown; key?: string };
  return { pathname, search, hash, state: usr, key };
}

const initialState = (
  matches: readonly RouteMatch[],
  { loaderData = {}, errors }: HydrationState,
): RouterState => ({
  historyAction: 'POP' as RouterState['historyAction'],
  location: documentLocation(),
  matches: matches as unknown as RouterState['matches'],
  initialized: true,
  renderFallback: false,
  navigation: IDLE_NAVIGATION,
  restoreScrollPosition: null,
  preventScrollReset: false,
  revalidation: 'idle',
  loaderData,
  actionData: null,
  errors: errors ?? null,
  fetchers: new Map(),
  blockers: new Map(),
});

/**
 * A browser router whose code follows the first view: a page that was rendered by the server needs it once somebody navigates. Until
 * then it has the state that the page was rendered from. Navigations wait for `hydrated`: React Router's components follow the router
 * only from then on, and what it did before would be lost.
 */
export function createLazyRouter(
  routes: RouteObject[],
  matches: readonly RouteMatch[],
  hydrationData: HydrationState,
  hydrated: Promise<void>,
): LazyRouter {
  const state = initialState(matches, hydrationData);
  const subscribers = new Set<Subscriber>();
  let router: DataRouter | undefined;

  const load = once(async () => {
    const { startRouter } = await import('./browser-router.ts');
    const started = startRouter(routes, hydrationData, state.location);
    started.subscribe((...update) => {
      for (const subscriber of subscribers) subscriber(...update);
    });
    router = started;
    removeEventListener('popstate', follow);
    return started;
  });
  /** Resolves once the page can change without losing what is in use, to null without the code for it, as after a deployment or offline. */
  const ready = async (): Promise<DataRouter | null> => {
    await hydrated;
    const [loaded, isHydrated] = await Promise.all([load().catch(() => null), hydrateAll()]);
    return isHydrated ? loaded : null;
  };
  const prepare = () => void load().catch(() => undefined);
  /** The router's history hears the event that brought its code. */
  const replay = () => dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  const follow = () => void ready().then((loaded) => (loaded ? replay() : location.reload()));
  addEventListener('popstate', follow);
  onFirstInteraction(prepare);

  const navigate = async (...args: Parameters<DataRouter['navigate']>) => {
    const [to] = args;
    const loaded = await ready();
    if (loaded) await loaded.navigate(...args);
    else if (typeof to === 'number') history.go(to);
    else if (to !== null) location.assign(typeof to === 'string' ? to : createPath(to));
  };
  const used: UsedRouter & { prepare: () => void } = {
    prepare,
    get state() {
      return router?.state ?? state;
    },
    get routes() {
      return router?.routes ?? (routes as DataRouter['routes']);
    },
    get manifest() {
      return router?.manifest ?? {};
    },
    window,
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    navigate: navigate as DataRouter['navigate'],
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    // A path can begin with two slashes, which alone would name a host.
    encodeLocation: (to) => new URL(location.origin + (typeof to === 'string' ? to : createPath(to))),
  };
  return used as LazyRouter;
}

import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_mapRouteProperties as mapRouteProperties,
  type DataRouter,
  type HydrationState,
  type Location,
  type RouteObject,
} from 'react-router-dom';

/**
 * `createBrowserRouter` for a page that was rendered at `location`. The browser may have left that already, by its back button:
 * the router begins there all the same, and hears of the rest as of any other navigation.
 */
export function startRouter(
  routes: RouteObject[],
  hydrationData: HydrationState,
  location: Location,
): DataRouter {
  const current = createBrowserHistory();
  let started = false;
  const history: typeof current = Object.create(current, {
    location: { get: () => (started ? current.location : location) },
  });
  const router = createRouter({
    history,
    routes,
    hydrationData,
    mapRouteProperties,
    hydrationRouteProperties,
  }).initialize();
  started = true;
  return router;
}

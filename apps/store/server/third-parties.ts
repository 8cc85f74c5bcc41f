import type { ThirdParties } from '../src/lib/third-parties.ts';
import type { Config } from './config.ts';

/** The configured third parties, as pages pass them to browsers; null if there are none. */
export function thirdPartiesOf(config: Config): ThirdParties | null {
  const { TAG_MANAGER_ID, ANALYTICS_WRITE_KEY, SENTRY_DSN, HELP_DESK_SCRIPT, FRAME_ORIGINS } = config;
  const parties: ThirdParties = {
    ...(TAG_MANAGER_ID ? { tagManager: { id: TAG_MANAGER_ID, origin: config.TAG_MANAGER_ORIGIN } } : {}),
    ...(ANALYTICS_WRITE_KEY
      ? { analytics: { writeKey: ANALYTICS_WRITE_KEY, origin: config.ANALYTICS_ORIGIN } }
      : {}),
    ...(SENTRY_DSN ? { errorReports: { dsn: SENTRY_DSN } } : {}),
    ...(HELP_DESK_SCRIPT ? { helpDesk: { script: HELP_DESK_SCRIPT } } : {}),
    ...(config.AFFILIATES ? { affiliates: true } : {}),
    ...(FRAME_ORIGINS.length > 0 ? { frames: FRAME_ORIGINS.map((origin) => new URL(origin).host) } : {}),
  };
  return Object.keys(parties).length > 0 ? parties : null;
}

/** Directives of the content security policy that allow third-party hosts. */
type Directive =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'media-src'
  | 'frame-src';

/** Allowed sources by directive, besides the shop itself. */
export type PolicySources = Partial<Record<Directive, readonly string[]>>;

/** The hosts of the configured third parties and of pictures, by the directives that need them. */
export function policySources(config: Config): PolicySources {
  const { FRAME_ORIGINS, TAG_MANAGER_HOSTS, HELP_DESK_HOSTS, SENTRY_DSN, HELP_DESK_SCRIPT } = config;
  const sources = new Map<Directive, Set<string>>();
  const allow = (directives: readonly Directive[], origins: readonly string[]) => {
    for (const directive of directives)
      for (const origin of origins)
        // A WebSocket origin is only allowed for connections.
        if (directive === 'connect-src' || !origin.startsWith('ws'))
          sources.set(directive, (sources.get(directive) ?? new Set()).add(origin));
  };
  allow(['frame-src'], FRAME_ORIGINS);
  if (config.MEDIA_URL) allow(['img-src'], [config.MEDIA_URL]);
  if (config.TAG_MANAGER_ID)
    allow(['script-src', 'img-src', 'connect-src'], [config.TAG_MANAGER_ORIGIN, ...TAG_MANAGER_HOSTS]);
  if (config.ANALYTICS_WRITE_KEY) allow(['connect-src'], [config.ANALYTICS_ORIGIN]);
  if (SENTRY_DSN) allow(['connect-src'], [new URL(SENTRY_DSN).origin]);
  if (HELP_DESK_SCRIPT)
    allow(
      ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'media-src', 'frame-src'],
      [new URL(HELP_DESK_SCRIPT).origin, ...HELP_DESK_HOSTS],
    );
  return Object.fromEntries([...sources].map(([directive, origins]) => [directive, [...origins]]));
}

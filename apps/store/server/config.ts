import { hasBlockedPort } from '@patine/contract/network/blocked-ports';
import { isListOfProxies } from '@patine/contract/network/trusted-proxies';
import { telemetryVariables } from '@patine/telemetry/variables';
import { z } from 'zod';
import { CDNS } from './cdn-headers.ts';

const origin = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((text) => !hasBlockedPort(text), 'set it to another port: browsers refuse this one')
  .transform((text) => new URL(text).origin);

/** Origins of these protocols, separated by commas or spaces. */
const originsOf = (protocol: RegExp) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol }).transform((text) => new URL(text).origin)));

const origins = originsOf(/^https$/);
const webOrigins = originsOf(/^https?$/);
/** Origins for the content security policy, including WebSocket ones. */
const hosts = originsOf(/^(https?|wss?)$/);

/** Treats an empty variable as unset. */
const set = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** All environment variables of the store; docs/running.md is generated from them. */
export const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port on which the store listens.'),
  HOST: z.string().min(1).default('0.0.0.0').describe('Address on which the store listens.'),
  API_URL: origin.default('http://127.0.0.1:3001').describe('Where the api listens.'),
  TRUSTED_PROXIES: z
    .preprocess(
      (value) => (value === '' ? undefined : value),
      z
        .string()
        .refine(isListOfProxies, 'set it to addresses or networks, such as loopback,10.1.0.0/16')
        .default('loopback'),
    )
    .describe(
      'Addresses and networks of your own stores and proxies, between commas. Their `X-Forwarded-For` and `X-Forwarded-Proto` are believed. The same for both processes.',
    ),
  PUBLIC_URL: origin
    .optional()
    .describe(
      'The address that people type. Payment pages return there, emails link there; its scheme decides secure cookies and HSTS.',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severe level that is logged.'),
  ACCESS_LOG: z
    .stringbool()
    .default(false)
    .describe(
      '`1` logs a line for each request: its route, status and duration, never who asks, queries or tokens. The same for both processes.',
    ),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .optional()
    .describe('Port on which the store serves `/metrics` besides, to whoever reaches it.'),
  ...telemetryVariables,
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(120)
    .default(0)
    .describe(
      'Behind a proxy that asks `/readyz`: how long a process that was told to stop serves requests while it is no longer ready.',
    ),
  REDIS_URL: set(
    z.url({
      protocol: /^rediss?$/,
      error: 'set it to redis://host:port or rediss://user:password@host:port',
    }),
  ).describe(
    'Redis or Valkey, which stores and apis share: changes leave the cached pages of every store at once, and limits count for all processes together. The same for both processes.',
  ),
  CDN: set(z.enum(CDNS)).describe(
    'Which CDN public pages tell how long it may keep them and by which keys it drops them; needs `REDIS_URL`, and the keys of that CDN at the api: [caching.md](caching.md).',
  ),
  MEDIA_URL: set(origin).describe(
    "Origin from which pages load their pictures, of a CDN that fetches `/media` from the shop; without it, the shop's own.",
  ),
  WEB_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(1)
    .describe(
      'Processes of the store that share its port, for as many cores. They divide `PAGE_CACHE_MB`, and count visitors and metrics together.',
    ),
  PAGE_CACHE_MB: z.coerce
    .number()
    .min(0)
    .max(4096)
    .default(64)
    .describe('Memory for rendered pages, in megabytes; 0 renders every request.'),
  SEARCH_ORIGINS: webOrigins.describe(
    "Sites whose pages may search the shop's indexes with Algolia's clients: origins, between commas. Without any, only the shop's own pages may.",
  ),
  FRAME_ORIGINS: origins.describe(
    'Sites whose pages content may show in a frame: `https:` origins, between commas.',
  ),
  SAME_TAB_BELOW: z.coerce
    .number()
    .int()
    .min(0)
    .max(10_000)
    .default(0)
    .describe(
      'Width in CSS pixels below which cards open their product in the same tab, so that Back returns to the list; `0` opens a new tab at every width.',
    ),
  TAG_MANAGER_ID: set(z.string().regex(/^GTM-[A-Z0-9]{4,12}$/)).describe(
    'Container of Google Tag Manager, `GTM-…`. What this and the next ones send: [third-parties.md](third-parties.md).',
  ),
  TAG_MANAGER_ORIGIN: origin
    .default('https://www.googletagmanager.com')
    .describe("Where the container's script comes from."),
  TAG_MANAGER_HOSTS: hosts.describe("Origins that the container's tags use, between commas."),
  ANALYTICS_WRITE_KEY: set(z.string().regex(/^[\w-]{8,64}$/)).describe(
    'Write key of analytics that take events as Segment does.',
  ),
  ANALYTICS_ORIGIN: origin.default('https://api.segment.io').describe('Where these analytics take events.'),
  SENTRY_DSN: set(z.string().regex(/^https?:\/\/\w+@[\w.:-]+\/(\w+\/)*\d+$/)).describe(
    'Sentry project that gets errors of browsers.',
  ),
  HELP_DESK_SCRIPT: set(z.url({ protocol: /^https?$/ })).describe("Script of the help desk's widget."),
  HELP_DESK_HOSTS: hosts.describe('Further origins of the widget, between commas, `wss:` among them.'),
  GUARANTEE_NOTICES: set(z.string()).describe(
    'Folder of the Commission’s pictures of the harmonised notice on the legal guarantee: `fr.svg` or `fr.png`, `en.svg` or `en.png`. Without one, a language shows its words.',
  ),
  AFFILIATES: z.stringbool().default(false).describe('`1` keeps which partner a visitor came from.'),
  DEV: z.string().optional().describe('Set by `npm run dev`: pages come from Vite and nothing is cached.'),
});

export type Config = Omit<z.infer<typeof environment>, 'PUBLIC_URL'> & { PUBLIC_URL: string };

/** Parses the environment; each invalid variable is reported by name. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = environment.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
  );
  if (!read.success)
    throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  if (read.data.CDN && !read.data.REDIS_URL)
    throw new Error('CDN: set REDIS_URL beside it, by which stores hear of changes');
  return { ...read.data, PUBLIC_URL: read.data.PUBLIC_URL ?? `http://localhost:${read.data.PORT}` };
}

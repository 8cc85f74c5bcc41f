import { hasBlockedPort, isBlockedPort } from '@patine/contract/network/blocked-ports';
import { isListOfProxies } from '@patine/contract/network/trusted-proxies';
import { telemetryVariables } from '@patine/telemetry/variables';
import { z } from 'zod';
import { readPeriods } from '@patine/core';

/** Each message tells what to set; the variable's name is printed before it. */
const port = z.coerce
  .number('set it to a number from 1 to 65535')
  .int()
  .min(1, 'set it to a number from 1 to 65535')
  .max(65535, 'set it to a number from 1 to 65535')
  .refine((number) => !isBlockedPort(number), 'set it to another number: fetch refuses this port');
const onOrOff = () => z.enum(['0', '1'], 'set it to 0 or 1');
const flag = onOrOff()
  .default('0')
  .transform((value) => value === '1');

const webAddress = z
  .url({ protocol: /^https?$/, error: 'set it to an http:// or https:// address', abort: true })
  .refine((url) => !hasBlockedPort(url), 'set it to another port: browsers refuse this one');

const previously = (name: string) =>
  `The \`${name}\` before this one, still accepted while it is [replaced](secrets.md).`;
const previous = (name: string) => z.string().min(1).optional().describe(previously(name));
const previousSecret = (name: string) =>
  z.string().min(32, 'set it to 32 characters or more').optional().describe(previously(name));

const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** Every environment variable that the api reads; docs/running.md is generated from here. */
export const environment = z.object({
  API_PORT: port.default(3001).describe('Port on which the api listens.'),
  API_HOST: z.string().default('127.0.0.1').describe('Address on which the api listens.'),
  TRUSTED_PROXIES: z
    .string()
    .refine(isListOfProxies, 'set it to addresses or networks, such as loopback,10.1.0.0/16')
    .default('loopback')
    .describe(
      'Addresses and networks of your own stores and proxies, between commas. Their `X-Forwarded-For` and `X-Forwarded-Proto` are believed. The same for both processes.',
    ),
  MAX_LOOP_DELAY_MS: z.coerce
    .number('set it to a number of milliseconds')
    .int('set it to whole milliseconds')
    .min(0, 'set it to 0 or more')
    .default(1_000)
    .describe(
      'Average delay of the event loop, over a second, above which calls are answered 503; 0 never refuses any.',
    ),
  ALERT_SECONDS: z.coerce
    .number('set it to a number of seconds')
    .int('set it to whole seconds')
    .min(1, 'set it to 1 or more')
    .default(60)
    .describe('Seconds between two checks of saved searches.'),
  PUBLIC_URL: webAddress
    .default('http://localhost:3000')
    .describe(
      'The address that people type. Payment pages return there, emails link there; its scheme decides secure cookies and HSTS.',
    ),
  DATA_DIR: z
    .string()
    .min(1)
    .default('data')
    .describe('Folder of the embedded database, of pictures and of their cache unless they are in a bucket.'),
  S3_BUCKET: z
    .string()
    .min(3, 'set it to the name of a bucket')
    .optional()
    .describe('Bucket that holds the pictures; without it they are files in `DATA_DIR`.'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('Region of that bucket.'),
  S3_ENDPOINT: webAddress
    .optional()
    .describe("Server of another company or of your own that speaks S3's protocol, in place of AWS."),
  S3_ACCESS_KEY_ID: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Access key of the bucket, beside `S3_SECRET_ACCESS_KEY`; without them, what the AWS SDK finds by itself, such as the role of the machine.',
    ),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Secret of that access key.'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'set it to postgresql://user@host:port/name, or unset it for the embedded database',
    })
    .optional()
    .describe('PostgreSQL 15 or later; without it, an embedded PGlite in `DATA_DIR`.'),
  DATABASE_DIRECT_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'set it to postgresql://user@host:port/name, or unset it' })
    .optional()
    .describe(
      'The same database without a pooler between, where `DATABASE_URL` leads through one (PgBouncer): for migrations and notifications.',
    ),
  DATABASE_READ_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'set it to postgresql://user@host:port/name, or unset it' })
    .optional()
    .describe(
      'A streaming replica of `DATABASE_URL` for feeds, sitemaps and metrics; while it is away or more than ten seconds behind, they are read from `DATABASE_URL`.',
    ),
  DATABASE_POOL_SIZE: z.coerce
    .number('set it to a number of connections')
    .int('set it to a whole number of connections')
    .min(2, 'set it to 2 or more')
    .max(500, 'set it to 500 or less')
    .default(20)
    .describe(
      'Connections that this process opens to PostgreSQL at most, and as many to a replica; one for notifications apart.',
    ),
  MIGRATE_ON_START: onOrOff()
    .default('1')
    .transform((value) => value === '1')
    .describe(
      '`0` leaves migrations to `marketplace migrate`: a process whose database lacks one does not start.',
    ),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'set it to redis://host:port or rediss://user:password@host:port' })
    .optional()
    .describe(
      'Redis or Valkey, which stores and apis share: changes leave the cached pages of every store at once, and limits count for all processes together. The same for both processes.',
    ),
  FASTLY_SERVICE_ID: z
    .string()
    .regex(/^\w+$/, 'set it to the id of a service')
    .optional()
    .describe('Fastly service from which changed pages are purged.'),
  FASTLY_API_TOKEN: z.string().min(1).optional().describe('Token of Fastly that may purge (`purge_select`).'),
  FASTLY_API_URL: webAddress
    .default('https://api.fastly.com')
    .describe("Another server that speaks Fastly's API, in place of Fastly's own."),
  CLOUDFLARE_ZONE_ID: z
    .string()
    .regex(/^\w+$/, 'set it to the id of a zone')
    .optional()
    .describe('Cloudflare zone from which changed pages are purged.'),
  CLOUDFLARE_API_TOKEN: z
    .string()
    .min(1)
    .optional()
    .describe('Token of Cloudflare that may purge the zone (Cache Purge).'),
  CLOUDFLARE_API_URL: webAddress
    .default('https://api.cloudflare.com/client/v4')
    .describe("Another server that speaks Cloudflare's API, in place of Cloudflare's own."),
  PURGE_URL: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(webAddress))
    .describe(
      'Caching proxies of your own, such as Varnish with `deploy/varnish.vcl`, between commas: each gets `PURGE` with the keys of changed pages in `Surrogate-Key`.',
    ),
  APP_SECRET: z
    .string()
    .min(32, 'set it to 32 characters or more')
    .optional()
    .describe(
      'Signs what must come back unchanged: login cookies, webhooks of carriers and of the sandbox. Without it, one is generated and kept in `DATA_DIR`.',
    ),
  APP_SECRET_PREVIOUS: previousSecret('APP_SECRET'),
  DEV_MAIL: flag.describe(
    '`1` shows emails at /dev/mail, to this machine alone; without a mail server they then count as sent.',
  ),
  OPEN_GRAPHQL: flag.describe(
    '`1` accepts GraphQL operations that are not in the manifest. For development only.',
  ),
  PAYMENT: z
    .enum(['sandbox'], 'set it to sandbox, or unset it')
    .optional()
    .describe(
      "`sandbox` accepts test cards where customers may be real. It has no effect beside a payment company's keys.",
    ),
  MAIL: z
    .enum(['outbox'], 'set it to outbox, or unset it')
    .optional()
    .describe('`outbox` keeps emails until there is a mail server, where customers may be real.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'set it to smtp://user:password@host:port' })
    .optional()
    .describe('Mail server, `smtp://user:password@host:port`.'),
  MAIL_FROM: z
    .string()
    .min(3)
    .optional()
    .describe('Sender of every email, `Name <address>`; without it, an address at the host of `PUBLIC_URL`.'),
  SANDBOX_URL: webAddress
    .optional()
    .describe('Where the sandbox payment provider answers; without it, this api itself.'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_/, 'set it to a secret key of Stripe, sk_test_… or sk_live_…')
    .optional()
    .describe('Secret key of Stripe, `sk_…` or `rk_…`.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('Verifies what Stripe posts to /webhooks/stripe.'),
  STRIPE_WEBHOOK_SECRET_PREVIOUS: previous('STRIPE_WEBHOOK_SECRET'),
  STRIPE_API_URL: webAddress
    .optional()
    .describe("Another server that speaks Stripe's REST, in place of Stripe's own."),
  PAYPAL_CLIENT_ID: z.string().min(1).optional().describe('Client id of a PayPal application.'),
  PAYPAL_CLIENT_SECRET: z.string().min(1).optional().describe('Secret of that application.'),
  PAYPAL_WEBHOOK_ID: z
    .string()
    .min(1)
    .optional()
    .describe('Id of the webhook whose address is /webhooks/paypal; it is part of what PayPal signs.'),
  PAYPAL_WEBHOOK_ID_PREVIOUS: previous('PAYPAL_WEBHOOK_ID'),
  PAYPAL_ENVIRONMENT: z
    .enum(['sandbox', 'live'], 'set it to sandbox or live')
    .default('sandbox')
    .describe("Which of PayPal's two environments the keys belong to; the keys themselves look alike."),
  PAYPAL_API_URL: webAddress
    .optional()
    .describe("Another server that speaks PayPal's REST, in place of PayPal's own."),
  INSTALMENTS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((name) => name.trim() || []))
    .pipe(z.array(z.enum(['paypal', 'alma', 'klarna'], 'set it to names out of paypal,alma,klarna')))
    .describe('Payments in instalments that your accounts offer, out of `paypal,alma,klarna`.'),
  SEARCH_SNAPSHOT: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Folder in which the engine of the api keeps its index, to start without reading the catalogue; without it, `search` in `DATA_DIR`. `0` keeps none.',
    ),
  ALGOLIA_APP_ID: z
    .string()
    .min(1)
    .optional()
    .describe("Searches go to this Algolia application; without it, to the engine in the api's process."),
  ALGOLIA_WRITE_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Algolia key that may write records and settings.'),
  ALGOLIA_SEARCH_KEY: z.string().min(1).optional().describe('Algolia key that may only search.'),
  ALGOLIA_URL: webAddress
    .optional()
    .describe("Another server that speaks Algolia's protocol, in place of Algolia's own."),
  OPENSEARCH_URL: webAddress
    .optional()
    .describe(
      'OpenSearch 2 or later, `https://user:password@host:9200`: products are indexed there and searches are asked there.',
    ),
  OPENSEARCH_USERNAME: z
    .string()
    .min(1)
    .optional()
    .describe('Name of its user, where `OPENSEARCH_URL` has none.'),
  OPENSEARCH_PASSWORD: z.string().min(1).optional().describe("That user's password."),
  OPENSEARCH_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9_]*$/, 'set it to small letters, digits and underscores')
    .default('patine_')
    .describe('Begins the names of the indexes in OpenSearch, to tell two shops on one server apart.'),
  MONDIAL_RELAY_BRAND: z
    .string()
    .min(1)
    .max(8)
    .optional()
    .describe("The shop's code at Mondial Relay (« enseigne »); without it, relay points are computed."),
  MONDIAL_RELAY_KEY: z.string().min(1).optional().describe("The shop's private key at Mondial Relay."),
  MONDIAL_RELAY_URL: webAddress
    .default('https://api.mondialrelay.com/Web_Services.asmx')
    .describe("Another server that speaks Mondial Relay's SOAP, in place of its own."),
  MAPBOX_TOKEN: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Addresses are completed by Mapbox; without it, by towns and postal codes that come with the shop.',
    ),
  MAPBOX_URL: webAddress
    .default('https://api.mapbox.com')
    .describe("Another server that speaks Mapbox's protocol, in place of Mapbox's own."),
  REGISTRATION_OPT_IN: onOrOff()
    .default('1')
    .transform((value) => value === '1')
    .describe(
      "`1` ticks the newsletter's box of the registration form in advance. Set `0` where customers are real.",
    ),
  OFFERS_CLOSED: z
    .string()
    .default('')
    .transform((text, context) => {
      const periods = readPeriods(text);
      if (periods) return periods;
      context.addIssue('set it to periods, such as 2027-01-06T08:00+01:00/2027-02-03T00:00+01:00');
      return z.NEVER;
    })
    .describe('Periods (sales) in which no price offer is accepted, `start/end` between commas.'),
  CONTENT_SECRET: z
    .string()
    .min(32, 'set it to 32 characters or more')
    .optional()
    .describe(
      "Signs editors' tokens; without it, a key derived from `APP_SECRET`. Changing it ends every token.",
    ),
  CONTENT_SECRET_PREVIOUS: previousSecret('CONTENT_SECRET'),
  CONTENT_SOURCE_URL: webAddress
    .optional()
    .describe(
      'Where a headless CMS serves its documents; without it, content comes from files and editors alone.',
    ),
  CONTENT_SOURCE_TOKEN: z.string().min(1).optional().describe('Bearer token that the headless CMS asks for.'),
  CONTENT_WEBHOOK_SECRET: z
    .string()
    .min(32, 'set it to 32 characters or more')
    .optional()
    .describe(
      'Verifies what the headless CMS posts to /content/webhook; Contentful asks for exactly 64 characters.',
    ),
  CONTENT_WEBHOOK_SECRET_PREVIOUS: previousSecret('CONTENT_WEBHOOK_SECRET'),
  LOG_LEVEL: z
    .enum(LEVELS, `set it to one of ${LEVELS.join(', ')}`)
    .default('info')
    .describe('Least severe level that is logged.'),
  ACCESS_LOG: flag.describe(
    '`1` logs a line for each request: its route, status and duration, never who asks, queries or tokens. The same for both processes.',
  ),
  API_METRICS_PORT: port
    .optional()
    .describe('Port on which the api serves `/metrics` besides, to whoever reaches it.'),
  ...telemetryVariables,
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(120)
    .default(0)
    .describe(
      'Behind a proxy that asks `/readyz`: how long a process that was told to stop serves requests while it is no longer ready.',
    ),
  JOBS: onOrOff()
    .default('1')
    .transform((value) => value === '1')
    .describe('`0` in further api processes, so that jobs run in one of them; queues are safe either way.'),
});

export type Config = z.infer<typeof environment>;

/** An environment variable is invalid. The message is for the person who set it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Settings that must be set together. */
const TOGETHER: Readonly<Record<string, readonly (keyof Config)[]>> = {
  'Mondial Relay': ['MONDIAL_RELAY_BRAND', 'MONDIAL_RELAY_KEY'],
  'the S3 bucket': ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  Algolia: ['ALGOLIA_APP_ID', 'ALGOLIA_WRITE_KEY', 'ALGOLIA_SEARCH_KEY'],
  Fastly: ['FASTLY_SERVICE_ID', 'FASTLY_API_TOKEN'],
  Cloudflare: ['CLOUDFLARE_ZONE_ID', 'CLOUDFLARE_API_TOKEN'],
  Stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  'the headless CMS': ['CONTENT_SOURCE_URL', 'CONTENT_WEBHOOK_SECRET'],
  PayPal: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
  'the user of OpenSearch': ['OPENSEARCH_USERNAME', 'OPENSEARCH_PASSWORD'],
};

/** The variables that hold a live key, which moves real money. */
export const liveKeys = ({
  STRIPE_SECRET_KEY,
  PAYPAL_CLIENT_ID,
  PAYPAL_ENVIRONMENT,
}: Pick<Config, 'STRIPE_SECRET_KEY' | 'PAYPAL_CLIENT_ID' | 'PAYPAL_ENVIRONMENT'>): string[] => [
  ...(/^(sk|rk)_live_/.test(STRIPE_SECRET_KEY ?? '') ? ['STRIPE_SECRET_KEY'] : []),
  ...(PAYPAL_CLIENT_ID && PAYPAL_ENVIRONMENT === 'live' ? ['PAYPAL_CLIENT_ID'] : []),
];

export function readConfig(variables: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    // The value is not part of the message: it may be a secret.
    throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const [liveKey] = liveKeys(parsed.data);
  if (!parsed.data.DATABASE_URL && liveKey)
    throw new ConfigError(
      `${liveKey} is a live key, and the embedded database does not survive a crash for certain: set DATABASE_URL`,
    );
  for (const name of parsed.data.INSTALMENTS) {
    const key = name === 'paypal' ? 'PAYPAL_CLIENT_ID' : 'STRIPE_SECRET_KEY';
    if (!parsed.data[key]) throw new ConfigError(`INSTALMENTS: it names ${name}, which needs ${key}`);
  }
  if (parsed.data.DATABASE_READ_URL && !parsed.data.DATABASE_URL)
    throw new ConfigError('DATABASE_URL: set it beside DATABASE_READ_URL, which is a replica of it');
  const { FASTLY_SERVICE_ID, CLOUDFLARE_ZONE_ID, PURGE_URL } = parsed.data;
  if ((FASTLY_SERVICE_ID || CLOUDFLARE_ZONE_ID || PURGE_URL.length > 0) && !parsed.data.REDIS_URL)
    throw new ConfigError(
      'REDIS_URL: set it beside a CDN, whose copies live as long as stores hear of changes',
    );
  if (parsed.data.OPENSEARCH_URL && parsed.data.ALGOLIA_APP_ID)
    throw new ConfigError('OPENSEARCH_URL: unset it, or the settings of Algolia: a shop has one search');
  if (parsed.data.OPENSEARCH_USERNAME && !parsed.data.OPENSEARCH_URL)
    throw new ConfigError('OPENSEARCH_URL: set it beside OPENSEARCH_USERNAME');
  for (const [company, names] of Object.entries(TOGETHER)) {
    const unset = names.filter((name) => !parsed.data[name]);
    if (unset.length > 0 && unset.length < names.length)
      throw new ConfigError(
        `${unset.join(' and ')}: set it beside the other settings of ${company}, or unset them all`,
      );
  }
  return parsed.data;
}

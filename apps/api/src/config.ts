import { isListOfProxies } from '@patine/contract/network/trusted-proxies';
import { z } from 'zod';
import { readPeriods } from './modules/offers/closed-periods.ts';

/** Each rule says what to set, after the variable's name. */
const port = z.coerce
  .number('set it to a number from 1 to 65535')
  .int()
  .min(1, 'set it to a number from 1 to 65535')
  .max(65535, 'set it to a number from 1 to 65535');
const onOrOff = () => z.enum(['0', '1'], 'set it to 0 or 1');
const flag = onOrOff()
  .default('0')
  .transform((value) => value === '1');

const webAddress = z.url({ protocol: /^https?$/, error: 'set it to an http:// or https:// address' });
const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const environment = z.object({
  API_PORT: port.default(3001),
  API_HOST: z.string().default('127.0.0.1'),
  /** Addresses and networks of the shop's own stores and proxies: whom they call for is believed, and counted. */
  TRUSTED_PROXIES: z
    .string()
    .refine(isListOfProxies, 'set it to addresses or networks, such as loopback,10.1.0.0/16')
    .default('loopback'),
  /** Milliseconds that the event loop may take a turn, on the average of a second, before calls are sent away; 0 never sends any. */
  MOST_LOOP_DELAY_MS: z.coerce
    .number('set it to a number of milliseconds')
    .int('set it to whole milliseconds')
    .min(0, 'set it to 0 or more')
    .default(1_000),
  /** How often saved searches are looked at: the longest that an alert told at once is behind its piece. */
  ALERT_SECONDS: z.coerce
    .number('set it to a number of seconds')
    .int('set it to whole seconds')
    .min(1, 'set it to 1 or more')
    .default(60),
  /** Where shoppers see the shop: payment pages return there, mails link there. */
  PUBLIC_URL: webAddress.default('http://localhost:3000'),
  /** Embedded database, pictures and their cache. */
  DATA_DIR: z.string().min(1).default('data'),
  /** PostgreSQL 15 or later; without it, an embedded PGlite in DATA_DIR. */
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'set it to postgresql://user@host:port/name, or unset it for the embedded database',
    })
    .optional(),
  /** Signs what must come back unchanged: webhooks of the sandbox, feeds' links. Generated and kept in DATA_DIR when absent. */
  APP_SECRET: z.string().min(32, 'set it to 32 characters or more').optional(),
  /** Shows mails at /dev/mail, to this machine alone; without a mail server they then count as sent. */
  DEV_MAIL: flag,
  /** Takes operations that are not in the manifest; for development. */
  OPEN_GRAPHQL: flag,
  /** Names the sandbox where customers may be real: its test cards then buy. Of no effect beside a company's keys. */
  PAYMENT: z.enum(['sandbox'], 'set it to sandbox, or unset it').optional(),
  /** Names the outbox where customers may be real and no mail server is set: mails wait there for one. */
  MAIL: z.enum(['outbox'], 'set it to outbox, or unset it').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'set it to smtp://user:password@host:port' }).optional(),
  /** Sender of every mail, `Name <address>`; an address at PUBLIC_URL's host when absent. */
  MAIL_FROM: z.string().min(3).optional(),
  /** Where the sandbox provider answers; this api itself when absent. */
  SANDBOX_URL: webAddress.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_/, 'set it to a secret key of Stripe, sk_test_… or sk_live_…')
    .optional(),
  /** Signs what Stripe tells us at /webhooks/stripe. */
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Another server that speaks Stripe's REST, in the place of Stripe's own. */
  STRIPE_API_URL: webAddress.optional(),
  PAYPAL_CLIENT_ID: z.string().min(1).optional(),
  PAYPAL_CLIENT_SECRET: z.string().min(1).optional(),
  /** Names the webhook whose address is /webhooks/paypal: it is part of what PayPal signs. */
  PAYPAL_WEBHOOK_ID: z.string().min(1).optional(),
  /** PayPal's keys look alike; this tells which of its two worlds they are of. */
  PAYPAL_ENVIRONMENT: z.enum(['sandbox', 'live'], 'set it to sandbox or live').default('sandbox'),
  /** Another server that speaks PayPal's REST, in the place of PayPal's own. */
  PAYPAL_API_URL: webAddress.optional(),
  /** What the operator's accounts offer in instalments: PayPal's 4X, Alma and Klarna at Stripe. */
  INSTALMENTS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((name) => name.trim() || []))
    .pipe(z.array(z.enum(['paypal', 'alma', 'klarna'], 'set it to names out of paypal,alma,klarna'))),
  /** Searches go to this Algolia application, with both keys; without it, to the engine in this process. */
  ALGOLIA_APP_ID: z.string().min(1).optional(),
  ALGOLIA_WRITE_KEY: z.string().min(1).optional(),
  ALGOLIA_SEARCH_KEY: z.string().min(1).optional(),
  /** Another server that speaks Algolia's protocol, in the place of Algolia's own. */
  ALGOLIA_URL: webAddress.optional(),
  /** The shop's code with Mondial Relay, with its key; without them relay points are computed. */
  MONDIAL_RELAY_BRAND: z.string().min(1).max(8).optional(),
  MONDIAL_RELAY_KEY: z.string().min(1).optional(),
  /** Another server that speaks Mondial Relay's SOAP, in the place of its own. */
  MONDIAL_RELAY_URL: webAddress.default('https://api.mondialrelay.com/Web_Services.asmx'),
  /** Addresses are completed by Mapbox; without it, by the towns and postal codes that came with the shop. */
  MAPBOX_TOKEN: z.string().min(1).optional(),
  /** Another server that speaks Mapbox's protocol, in the place of Mapbox's own. */
  MAPBOX_URL: webAddress.default('https://api.mapbox.com'),
  /** Ticks the newsletter's box of registration in advance; docs/running.md tells the law about it. */
  REGISTRATION_OPT_IN: onOrOff()
    .default('1')
    .transform((value) => value === '1'),
  /** Sales, in which no price offer is taken. */
  OFFERS_CLOSED: z
    .string()
    .default('')
    .transform((text, context) => {
      const periods = readPeriods(text);
      if (periods) return periods;
      context.addIssue('set it to periods, such as 2027-01-06T08:00+01:00/2027-02-03T00:00+01:00');
      return z.NEVER;
    }),
  /** Signs editors' tokens; made from APP_SECRET when absent. Who changes it ends every token. */
  CONTENT_SECRET: z.string().min(32, 'set it to 32 characters or more').optional(),
  /** Where a headless CMS answers with its documents; without it, content comes from files and editors alone. */
  CONTENT_SOURCE_URL: webAddress.optional(),
  /** Bearer token that the headless CMS asks for. */
  CONTENT_SOURCE_TOKEN: z.string().min(1).optional(),
  /** Signs what the headless CMS tells us at /content/webhook. */
  CONTENT_WEBHOOK_SECRET: z.string().min(32, 'set it to 32 characters or more').optional(),
  LOG_LEVEL: z.enum(LEVELS, `set it to one of ${LEVELS.join(', ')}`).default('info'),
  /** False in a second api process, so that jobs run once; queues are safe either way. */
  JOBS: onOrOff()
    .default('1')
    .transform((value) => value === '1'),
});

export type Config = z.infer<typeof environment>;

/** One variable that cannot be used, in words for the person who set it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Settings of which one is of no use without the others. */
const TOGETHER: Readonly<Record<string, readonly (keyof Config)[]>> = {
  'Mondial Relay': ['MONDIAL_RELAY_BRAND', 'MONDIAL_RELAY_KEY'],
  Algolia: ['ALGOLIA_APP_ID', 'ALGOLIA_WRITE_KEY', 'ALGOLIA_SEARCH_KEY'],
  Stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  'the headless CMS': ['CONTENT_SOURCE_URL', 'CONTENT_WEBHOOK_SECRET'],
  PayPal: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
};

/** The variables whose keys move real money. */
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
    // The value is not repeated: it may be a secret.
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
  for (const [company, names] of Object.entries(TOGETHER)) {
    const unset = names.filter((name) => !parsed.data[name]);
    if (unset.length > 0 && unset.length < names.length)
      throw new ConfigError(
        `${unset.join(' and ')}: set it beside the other settings of ${company}, or unset them all`,
      );
  }
  return parsed.data;
}

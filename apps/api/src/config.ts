import { z } from 'zod';

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
  /** Lists sent mails at /dev/mail; never with real customers. */
  DEV_MAIL: flag,
  /** Takes operations that are not in the manifest; for development. */
  OPEN_GRAPHQL: flag,
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'set it to smtp://user:password@host:port' }).optional(),
  /** Sender of every mail, `Name <address>`; an address at PUBLIC_URL's host when absent. */
  MAIL_FROM: z.string().min(3).optional(),
  /** Where the sandbox provider answers; this api itself when absent. */
  SANDBOX_URL: webAddress.optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
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

export function readConfig(variables: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    // The value is not repeated: it may be a secret.
    throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  if (!parsed.data.DATABASE_URL && parsed.data.STRIPE_SECRET_KEY?.startsWith('sk_live_'))
    throw new ConfigError(
      'STRIPE_SECRET_KEY is a live key, and the embedded database does not survive a crash for certain: set DATABASE_URL',
    );
  return parsed.data;
}

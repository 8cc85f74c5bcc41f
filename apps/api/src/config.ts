import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65535);
const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');

const environment = z.object({
  API_PORT: port.default(3001),
  API_HOST: z.string().default('127.0.0.1'),
  /** Where shoppers see the shop: payment pages return there, mails link there. */
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  /** Embedded database, pictures and their cache. */
  DATA_DIR: z.string().min(1).default('data'),
  /** PostgreSQL 15 or later; without it, an embedded PGlite in DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Signs what must come back unchanged: webhooks of the sandbox, feeds' links. Generated and kept in DATA_DIR when absent. */
  APP_SECRET: z.string().min(32).optional(),
  /** Lists sent mails at /dev/mail; never with real customers. */
  DEV_MAIL: flag,
  /** Takes operations that are not in the manifest; for development. */
  OPEN_GRAPHQL: flag,
  SMTP_URL: z.url().optional(),
  /** Sender of every mail, `Name <address>`; an address at PUBLIC_URL's host when absent. */
  MAIL_FROM: z.string().min(3).optional(),
  /** Where the sandbox provider answers; this api itself when absent. */
  SANDBOX_URL: z.url().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  /** False in a second api process, so that jobs run once; queues are safe either way. */
  JOBS: z
    .enum(['0', '1'])
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
    throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  if (!parsed.data.DATABASE_URL && /^sk_live_/.test(parsed.data.STRIPE_SECRET_KEY ?? ''))
    throw new ConfigError(
      'STRIPE_SECRET_KEY is a live key, and the embedded database does not survive a crash for certain: set DATABASE_URL',
    );
  return parsed.data;
}

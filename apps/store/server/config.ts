import { isListOfProxies } from '@patine/contract/network/trusted-proxies';
import { z } from 'zod';

const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);

/** Origins between commas or blanks. */
const origins = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.url({ protocol: /^https$/ }).transform((text) => new URL(text).origin)));

/** Origins of what a service talks with, sockets among them. */
const hosts = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.url({ protocol: /^(https?|wss?)$/ }).transform((text) => new URL(text).origin)));

/** A variable that is there and empty sets nothing up. */
const set = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  /** Where the api listens. */
  API_URL: origin.default('http://127.0.0.1:3001'),
  /** Addresses and networks of the shop's own proxies, as for the api: whom they ask for is believed. */
  TRUSTED_PROXIES: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .string()
      .refine(isListOfProxies, 'set it to addresses or networks, such as loopback,10.1.0.0/16')
      .default('loopback'),
  ),
  /** What visitors type; decides canonical addresses and, by its scheme, secure cookies and HSTS. */
  PUBLIC_URL: origin.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Memory for rendered pages; 0 renders every request. */
  PAGE_CACHE_MB: z.coerce.number().min(0).max(4096).default(64),
  /** Sites whose pages content may show in a frame: https origins, between commas. */
  FRAME_ORIGINS: origins,
  /** Services of other companies: docs/third-parties.md says what each sends. */
  TAG_MANAGER_ID: set(z.string().regex(/^GTM-[A-Z0-9]{4,12}$/)),
  TAG_MANAGER_ORIGIN: origin.default('https://www.googletagmanager.com'),
  TAG_MANAGER_HOSTS: hosts,
  ANALYTICS_WRITE_KEY: set(z.string().regex(/^[\w-]{8,64}$/)),
  ANALYTICS_ORIGIN: origin.default('https://api.segment.io'),
  SENTRY_DSN: set(z.string().regex(/^https?:\/\/\w+@[\w.:-]+\/(\w+\/)*\d+$/)),
  HELP_DESK_SCRIPT: set(z.url({ protocol: /^https?$/ })),
  HELP_DESK_HOSTS: hosts,
  AFFILIATES: z.stringbool().default(false),
  /** Set by `npm run dev`: pages come from Vite, nothing is kept. */
  DEV: z.string().optional(),
});

export type Config = Omit<z.infer<typeof schema>, 'PUBLIC_URL'> & { PUBLIC_URL: string };

/** Reads the environment; a bad variable is one line that names it and what is wrong. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = schema.safeParse(env);
  if (!read.success)
    throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  return { ...read.data, PUBLIC_URL: read.data.PUBLIC_URL ?? `http://localhost:${read.data.PORT}` };
}

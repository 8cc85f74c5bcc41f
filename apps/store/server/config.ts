import { z } from 'zod';

const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  /** Where the api listens. */
  API_URL: origin.default('http://127.0.0.1:3001'),
  /** What visitors type; decides canonical addresses and, by its scheme, secure cookies and HSTS. */
  PUBLIC_URL: origin.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Memory for rendered pages; 0 renders every request. */
  PAGE_CACHE_MB: z.coerce.number().min(0).max(4096).default(64),
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

import type { Locale } from '@patine/core';
import type { MercuriusContext } from 'mercurius';
import type { Telemetry } from '@patine/telemetry/telemetry';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock, Random } from './clock.ts';
import type { Config } from './config.ts';
import type { Database, DatabaseClient, ReadDatabase } from './db/client.ts';
import type { Storage } from './storage/storage.ts';

/** The customer whose session token came with the request. */
export type SignedIn = { customerId: string; tokenHash: string };

/** Parameters of argon2. */
export type PasswordCost = {
  /** In KiB. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
};

/** What the process shares; each module takes what it needs. */
export type Services = {
  config: Config;
  client: DatabaseClient;
  db: Database;
  readReplica: ReadDatabase;
  /** Where pictures are. */
  storage: Storage;
  clock: Clock;
  random: Random;
  /** What hashing a password costs; without it, what is recommended. Tests hash at a lower cost. */
  passwordCost?: PasswordCost;
  log: FastifyBaseLogger;
  /** Absent unless OpenTelemetry's variables are set. */
  telemetry?: Telemetry | undefined;
};

/** The context of one GraphQL request. */
export type RequestContext = Services & {
  locale: Locale;
  session: SignedIn | null;
  /** True when the request came with a token whose session has expired or never existed. */
  sessionEnded: boolean;
  idempotencyKey: string | null;
  /** Affiliate campaign that led the visitor here; null unless the visitor consented to its tracking. */
  affiliateCampaign: string | null;
  /** Network of the caller, for rate limits: an IPv4 address or the first 64 bits of an IPv6 one; never logged. */
  remoteAddress: string;
  /** The same, but null when the only known address is the shop's own. */
  network: string | null;
};

export type ApiContext = MercuriusContext & RequestContext;

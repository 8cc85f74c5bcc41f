import type { Locale } from '@patine/core';
import type { MercuriusContext } from 'mercurius';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock, Random } from './clock.ts';
import type { Config } from './config.ts';
import type { Database, DatabaseClient } from './db/client.ts';

/** The customer whose session came with the call. */
export type SignedIn = { customerId: string; tokenHash: string };

/** What the process holds; modules take what they need from it. */
export type Services = {
  config: Config;
  client: DatabaseClient;
  db: Database;
  clock: Clock;
  random: Random;
  log: FastifyBaseLogger;
};

/** What one GraphQL call holds. */
export type RequestContext = Services & {
  locale: Locale;
  session: SignedIn | null;
  /** True when the call came with a token that opens no session, or no longer does. */
  sessionEnded: boolean;
  idempotencyKey: string | null;
  /** Campaign of the partner that led the visitor here; null unless they agreed to its being known. */
  affiliateCampaign: string | null;
  /** Network of whoever called, for limits: an address, or a household's 64 bits of one; never logged. */
  remoteAddress: string;
  /** The same; null where only the shop's own address is known. */
  network: string | null;
};

export type ApiContext = MercuriusContext & RequestContext;

import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import { liveKeys } from '../../config.ts';
import { countMigrations } from '../../db/baseline.ts';
import { mayHaveCustomers } from '../../required-services.ts';
import { waitingSellers } from '../../modules/catalogue/index.ts';
import { countItemsByStatus } from '../../modules/inventory/index.ts';
import { cdnsOf } from '../../plugins/cdn/cdns.ts';
import { queueLengths } from '../../modules/outbox/index.ts';
import { describePayments } from '../../modules/payments/index.ts';
import { dueRefunds } from '../../modules/refunds/index.ts';
import { describeSearch } from '../../modules/search/index.ts';
import { examineStorage } from '../../storage/examine-storage.ts';
import { databaseTime, databaseVersion, durabilitySettings } from './doctor-repository.ts';
import type { OperationContext, Operation, Row } from './operation.ts';

type Found = { state: 'well' | 'unwell' | 'unused'; finding: string };
type Services = OperationContext['services'];

const TIMEOUT_MS = 5_000;
const MAX_CLOCK_MS = 2_000;

const well = (finding: string): Found => ({ state: 'well', finding });
const unwell = (finding: string): Found => ({ state: 'unwell', finding });

async function folder({ config }: Services): Promise<Found> {
  await access(config.DATA_DIR, constants.W_OK);
  return well(`${path.resolve(config.DATA_DIR)} is writable`);
}

async function pictures({ storage }: Services): Promise<Found> {
  await examineStorage(storage);
  return well(`${storage.name} takes, returns and deletes files`);
}

async function database({ client, db }: Services): Promise<Found> {
  const version = await databaseVersion(db);
  const kind = client.kind === 'postgres' ? 'PostgreSQL by DATABASE_URL' : 'embedded, in the data folder';
  return well(`${kind}, version ${version ?? 'unknown'}`);
}

/** Measures for some seconds, since a replica's lag is known only once it has reached a position of the database. */
async function replica({ client }: Services): Promise<Found> {
  if (!client.replica) return { state: 'unused', finding: 'no DATABASE_READ_URL' };
  const until = performance.now() + TIMEOUT_MS;
  await client.replica.probe();
  while (client.replica.problem() !== null && performance.now() < until) {
    await sleep(200);
    await client.replica.probe();
  }
  const problem = client.replica.problem();
  if (problem !== null) return unwell(`${problem}; its reads go to the database`);
  return well(`at most ${(client.replica.lagMs() / 1_000).toFixed(1)} s behind`);
}

/** A commit that is lost in a crash could sell an item twice. */
async function durability({ client, config, db }: Services): Promise<Found> {
  const isLive = liveKeys(config).length > 0;
  if (client.kind !== 'postgres') {
    const message = 'the embedded database does not wait for the disk: for demonstrations';
    return isLive ? unwell(message) : well(message);
  }
  const row = await durabilitySettings(db);
  const message = `fsync ${row?.fsync}, synchronous_commit ${row?.commit}`;
  return row?.fsync === 'on' && row.commit !== 'off' ? well(message) : unwell(`${message}: set both to on`);
}

async function migrations({ db }: Services): Promise<Found> {
  const { run, all } = await countMigrations(db);
  const message = `${run} of ${all} have run`;
  return run === all ? well(message) : unwell(message);
}

async function search(services: Services): Promise<Found> {
  const { lines, isWell } = await describeSearch(services.config, services);
  return { state: isWell ? 'well' : 'unwell', finding: lines.join('; ') };
}

async function mail({ config, db }: Services): Promise<Found> {
  const lengths = new Map(await queueLengths(db));
  const queue = `${lengths.get('waiting') ?? 0} events wait, ${lengths.get('dead') ?? 0} are dead letters`;
  if (!config.SMTP_URL) {
    const message = `no SMTP_URL: mails ${config.DEV_MAIL ? 'are shown at /dev/mail' : 'wait in the outbox'}; ${queue}`;
    return mayHaveCustomers(config) ? unwell(message) : { state: 'unused', finding: message };
  }
  const transport = nodemailer.createTransport(config.SMTP_URL, {});
  Object.assign(transport.options, { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS });
  await transport.verify();
  return (lengths.get('dead') ?? 0) > 0
    ? unwell(`the server answers; ${queue}`)
    : well(`the server answers; ${queue}`);
}

/** Purges a key that no page carries. */
async function cdn({ config }: Services): Promise<Found> {
  const cdns = cdnsOf(config);
  for (const { purge } of cdns) await purge(['doctor']);
  return cdns.length === 0
    ? { state: 'unused', finding: 'none is set' }
    : well(`${cdns.map(({ name }) => name).join(', ')}: purges are taken`);
}

async function providers({ config }: Services): Promise<Found> {
  const { lines, isWell } = await describePayments(config);
  return { state: isWell ? 'well' : 'unwell', finding: lines.join('; ') };
}

async function clock({ db, clock: own }: Services): Promise<Found> {
  const before = own.now().getTime();
  const at = await databaseTime(db);
  const apart = Math.round(at - (before + own.now().getTime()) / 2);
  const message = `${Math.abs(apart)} ms from the database’s`;
  return Math.abs(apart) <= MAX_CLOCK_MS ? well(message) : unwell(`${message}: holds and days end by it`);
}

async function items({ db }: Services): Promise<Found> {
  const states = await countItemsByStatus(db);
  const message = states.map(({ status, count }) => `${count} ${status}`).join(', ');
  return message
    ? well(message)
    : { state: 'unused', finding: 'none: marketplace catalogue import brings a feed in' };
}

/** By law a refund is due within fourteen days of the withdrawal. */
async function returnRefunds({ db, clock: own }: Services): Promise<Found> {
  const now = own.now();
  const deadlines = (await dueRefunds(db)).flatMap(({ deadline }) => deadline ?? []);
  const late = deadlines.filter((deadline) => deadline < now);
  const next = deadlines.toSorted((a, b) => a.getTime() - b.getTime())[0];
  if (late.length > 0) return unwell(`${late.length} past the legal deadline: marketplace returns due`);
  return well(next ? `${deadlines.length} due, the next until ${next.toISOString()}` : 'none is due');
}

/** By law no item may be offered while the identity of its seller is incomplete. */
async function sellers({ db }: Services): Promise<Found> {
  const waiting = await waitingSellers(db);
  if (waiting.length === 0) return well('the identity of each is complete');
  const named = waiting.map(({ slug, items: count }) => `${slug} (${count})`).join(', ');
  return unwell(`without identity, and so not for sale: ${named}`);
}

const CHECKS: Readonly<Record<string, (services: Services) => Promise<Found>>> = {
  'data folder': folder,
  pictures,
  database,
  replica,
  durability,
  migrations,
  search,
  mail,
  cdn,
  payment: providers,
  clock,
  'return refunds': returnRefunds,
  items,
  sellers,
};

/** Checks each service that the shop depends on. An invalid configuration has already failed before this runs. */
async function examine({ services }: OperationContext): Promise<Row[]> {
  const rows: Row[] = [{ check: 'configuration', state: 'well', finding: 'every variable can be used' }];
  for (const [check, look] of Object.entries(CHECKS)) {
    const found = await look(services).catch((error: unknown) =>
      unwell(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)),
    );
    rows.push({ check, ...found });
  }
  return rows;
}

export const DOCTOR_OPERATIONS: Readonly<Record<string, Operation>> = {
  doctor: { parameters: [], options: {}, run: examine },
};

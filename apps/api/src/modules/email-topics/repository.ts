import type { EmailTopic } from '@patine/contract/resolvers';
import { and, eq } from 'drizzle-orm';
import type { Random } from '../../clock.ts';
import type { Database } from '../../db/client.ts';
import { mailTopics } from '../../db/schema/mail-topics.ts';

/** Topics stored per customer; the newsletter is stored per email address. */
export type CustomerTopic = Exclude<EmailTopic, 'NEWSLETTER'>;
export type TopicRow = typeof mailTopics.$inferSelect;

type Key = { customerId: string; topic: CustomerTopic };

const only = ({ customerId, topic }: Key) =>
  and(eq(mailTopics.customerId, customerId), eq(mailTopics.topic, topic));

/** Finds or inserts the topic's row, whose token is part of the unsubscribe link. */
export async function openTopic(db: Database, key: Key, random: Random): Promise<TopicRow> {
  await db
    .insert(mailTopics)
    .values({ ...key, token: random.token() })
    .onConflictDoNothing();
  const [row] = await db.select().from(mailTopics).where(only(key));
  if (!row) throw new Error(`Email topic ${key.topic} not found after its insert`);
  return row;
}

export async function findTopicByToken(db: Database, token: string): Promise<TopicRow | null> {
  const [row] = await db.select().from(mailTopics).where(eq(mailTopics.token, token));
  return row ?? null;
}

/** Topics that the customer turned on; all are off by default. */
export async function wantedOf(db: Database, customerId: string): Promise<Set<string>> {
  const rows = await db
    .select({ topic: mailTopics.topic })
    .from(mailTopics)
    .where(and(eq(mailTopics.customerId, customerId), eq(mailTopics.wanted, true)));
  return new Set(rows.map(({ topic }) => topic));
}

export const chooseTopic = (db: Database, key: Key, wanted: boolean, random: Random) =>
  db
    .insert(mailTopics)
    .values({ ...key, wanted, token: random.token() })
    .onConflictDoUpdate({ target: [mailTopics.customerId, mailTopics.topic], set: { wanted } });

export const markNotified = (db: Database, key: Key, notifiedAt: Date) =>
  db.update(mailTopics).set({ notifiedAt }).where(only(key));

export const stopTopic = async (db: Database, token: string): Promise<boolean> => {
  const rows = await db
    .update(mailTopics)
    .set({ wanted: false })
    .where(eq(mailTopics.token, token))
    .returning({ topic: mailTopics.topic });
  return rows.length > 0;
};

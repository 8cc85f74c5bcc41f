import type { PaymentServiceProvider } from '@patine/contract/resolvers';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Database, ReadDatabase } from '../../db/client.ts';
import { webhookInbox } from '../../db/schema/payments.ts';

export type InboxEvent = { provider: PaymentServiceProvider; eventId: string; providerPaymentId: string };
export type WebhookRow = typeof webhookInbox.$inferSelect;
type WebhookKey = Pick<WebhookRow, 'provider' | 'eventId'>;

const isWebhook = ({ provider, eventId }: WebhookKey) =>
  and(eq(webhookInbox.provider, provider), eq(webhookInbox.eventId, eventId));

/** Ignores an event that the gateway has sent before. */
export const storeWebhook = (db: Database, event: InboxEvent, receivedAt: Date) =>
  db
    .insert(webhookInbox)
    .values({ ...event, receivedAt })
    .onConflictDoNothing();

/** Unprocessed events, oldest first. */
export const waitingWebhooks = (db: Database, limit: number): Promise<WebhookRow[]> =>
  db
    .select()
    .from(webhookInbox)
    .where(isNull(webhookInbox.processedAt))
    .orderBy(asc(webhookInbox.receivedAt))
    .limit(limit);

export async function countWaitingWebhooks(db: ReadDatabase): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(webhookInbox)
    .where(isNull(webhookInbox.processedAt));
  return row?.count ?? 0;
}

export const markWebhookProcessed = (db: Database, webhook: WebhookKey, now: Date) =>
  db.update(webhookInbox).set({ processedAt: now }).where(isWebhook(webhook));

export const countWebhookAttempt = (db: Database, webhook: WebhookKey) =>
  db
    .update(webhookInbox)
    .set({ tries: sql`${webhookInbox.tries} + 1` })
    .where(isWebhook(webhook));

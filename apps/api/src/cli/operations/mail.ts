import { and, asc, gte, inArray, isNotNull, like } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { outbox } from '../../db/schema/operations.ts';
import { MOST_TRIES } from '../../modules/outbox/retry.ts';
import {
  type Given,
  type Operating,
  type Operation,
  Refusal,
  type Row,
  flag,
  text,
  textOf,
  wholeNumber,
} from './operation.ts';

const deadLetters = (db: Database) =>
  db
    .select()
    .from(outbox)
    .where(
      and(
        like(outbox.topic, 'mail.%'),
        isNotNull(outbox.finishedAt),
        isNotNull(outbox.lastError),
        gte(outbox.tries, MOST_TRIES),
      ),
    )
    .orderBy(asc(outbox.id));

async function dead({ services: { db } }: Operating) {
  return (await deadLetters(db)).map(({ id, topic, createdAt, tries, lastError }): Row => ({
    id,
    mail: topic.slice('mail.'.length),
    written: createdAt.toISOString(),
    tries,
    reason: (lastError ?? '').split('\n')[0] ?? '',
  }));
}

async function retry({ services: { db, clock } }: Operating, _words: readonly string[], given: Given) {
  const wanted = textOf(given, 'id');
  if ((wanted === undefined) === (given['all'] !== true))
    throw new Refusal('Say --id NUMBER, as mail dead lists it, or --all.');
  const id = wanted === undefined ? null : wholeNumber('--id', wanted, [1, Number.MAX_SAFE_INTEGER]);
  const found = (await deadLetters(db)).filter((letter) => id === null || letter.id === id);
  if (id !== null && found.length === 0) throw new Refusal(`No dead letter has the number ${id}.`);
  if (found.length > 0)
    await db
      .update(outbox)
      .set({ tries: 0, finishedAt: null, availableAt: clock.now() })
      .where(
        inArray(
          outbox.id,
          found.map((letter) => letter.id),
        ),
      );
  return found.map((letter): Row => ({ id: letter.id, mail: letter.topic.slice(5), state: 'waits' }));
}

export const MAIL_OPERATIONS: Readonly<Record<string, Operation>> = {
  'mail dead': { words: [], options: {}, run: dead },
  'mail retry': { words: [], options: { id: text, all: flag }, run: retry },
};

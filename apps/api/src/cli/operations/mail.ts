import { deadMailEvents, reviveEvents } from '../../modules/outbox/index.ts';
import {
  type GivenOptions,
  type OperationContext,
  type Operation,
  Refusal,
  type Row,
  flag,
  text,
  textOf,
  wholeNumber,
} from './operation.ts';

async function dead({ services: { db } }: OperationContext) {
  return (await deadMailEvents(db)).map(({ id, topic, createdAt, tries, lastError }): Row => ({
    id,
    mail: topic.slice('mail.'.length),
    written: createdAt.toISOString(),
    tries,
    reason: (lastError ?? '').split('\n')[0] ?? '',
  }));
}

async function retry(
  { services: { db, clock } }: OperationContext,
  _words: readonly string[],
  given: GivenOptions,
) {
  const wanted = textOf(given, 'id');
  if ((wanted === undefined) === (given['all'] !== true))
    throw new Refusal('Say --id NUMBER, as mail dead lists it, or --all.');
  const id = wanted === undefined ? null : wholeNumber('--id', wanted, [1, Number.MAX_SAFE_INTEGER]);
  const found = (await deadMailEvents(db)).filter((letter) => id === null || letter.id === id);
  if (id !== null && found.length === 0) throw new Refusal(`No dead letter has the number ${id}.`);
  if (found.length > 0)
    await reviveEvents(
      db,
      found.map((letter) => letter.id),
      clock.now(),
    );
  return found.map((letter): Row => ({ id: letter.id, mail: letter.topic.slice(5), state: 'waits' }));
}

export const MAIL_OPERATIONS: Readonly<Record<string, Operation>> = {
  'mail dead': { parameters: [], options: {}, run: dead },
  'mail retry': { parameters: [], options: { id: text, all: flag }, run: retry },
};

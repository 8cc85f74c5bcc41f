export { enqueue, productsChanged, type Topic } from './enqueue.ts';
export type { EventHandler, OutboxEvent } from './relay.ts';
export { deadMailEvents, queueLengths, reviveEvents, unsentMails } from './repository.ts';

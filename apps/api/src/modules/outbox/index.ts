export { enqueue, productsChanged, type Topic } from './enqueue.ts';
export type { EventHandler, OutboxEvent } from './relay.ts';
export { countWaitingMails, deadMailEvents, queueLengths, reviveEvents } from './repository.ts';

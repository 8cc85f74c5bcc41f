export type { BackgroundTask } from './background-task.ts';
export { enqueue, productsChanged, type Topic } from './enqueue.ts';
export type { EventHandler } from './relay.ts';
export { deadMailEvents, queueLengths, reviveEvents } from './repository.ts';
export type { EventsHandler } from './subscriber.ts';

import type { EmailTopic } from '@patine/contract/resolvers';
import { ApiError } from '../../errors.ts';
import type { Mutation, Query } from '../../module.ts';
import { findByStopToken, unsubscribeByToken } from '../newsletter/index.ts';
import { findTopicByToken, stopTopic } from './repository.ts';

/** The topic of an unsubscribe link. Only reads, because mail scanners open links too. */
export const emailSubscription: Query<'emailSubscription'> = async (_root, { token }, { db }) => {
  const topic = await findTopicByToken(db, token);
  if (topic) return { topic: topic.topic as EmailTopic, wanted: topic.wanted };
  const subscriber = await findByStopToken(db, token);
  if (!subscriber) throw new ApiError('NOT_FOUND');
  return { topic: 'NEWSLETTER', wanted: subscriber.stoppedAt === null };
};

/** Unsubscribes from a topic with the token from an email; no login is needed. */
export const stopEmails: Mutation<'stopEmails'> = async (_root, { token }, { db, clock }) => {
  if ((await stopTopic(db, token)) || (await unsubscribeByToken(db, token, clock.now()))) return true;
  throw new ApiError('NOT_FOUND');
};

import type { EmailTopic } from '@patine/contract/resolvers';
import { ApiError } from '../../errors.ts';
import type { Mutation, Query } from '../../module.ts';
import { findByStopToken, stopByToken } from '../newsletter/repository.ts';
import { findTopicByToken, stopTopic } from './repository.ts';

/** What the link in a mail ends; to look at it changes nothing, so that a mail scanner ends nothing. */
export const emailSubscription: Query<'emailSubscription'> = async (_root, { token }, { db }) => {
  const topic = await findTopicByToken(db, token);
  if (topic) return { topic: topic.topic as EmailTopic, wanted: topic.wanted };
  const subscriber = await findByStopToken(db, token);
  if (!subscriber) throw new ApiError('NOT_FOUND');
  return { topic: 'NEWSLETTER', wanted: subscriber.stoppedAt === null };
};

/** Ends a topic's mails for whoever holds one of them, signed in or not. */
export const stopEmails: Mutation<'stopEmails'> = async (_root, { token }, { db, clock }) => {
  if ((await stopTopic(db, token)) || (await stopByToken(db, token, clock.now()))) return true;
  throw new ApiError('NOT_FOUND');
};

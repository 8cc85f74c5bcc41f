import type { ApiModule } from '../../module.ts';
import { leaveWaitlist, joinWaitlist, isOnWaitlist } from './waitlist.ts';

/** Stock: holds, reservations, item status and waitlists. */
export const inventory: ApiModule = {
  resolvers: { Mutation: { joinWaitlist, leaveWaitlist }, Customer: { isOnWaitlist } },
};

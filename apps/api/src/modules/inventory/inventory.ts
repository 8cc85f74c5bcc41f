import type { ApiModule } from '../../module.ts';
import { stopWaitingForPiece, waitForPiece, waitsForPiece } from './waitlist.ts';

/** Stock: holds, reservations, item status and waitlists. */
export const inventory: ApiModule = {
  resolvers: { Mutation: { waitForPiece, stopWaitingForPiece }, Customer: { waitsForPiece } },
};

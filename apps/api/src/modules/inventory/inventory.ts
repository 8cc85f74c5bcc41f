import type { ApiModule } from '../../module.ts';
import { stopWaitingForPiece, waitForPiece, waitsForPiece } from './waitlist.ts';

/** Stock: holds, reservations, what is sold, withdrawn and listed again, and who waits for it. */
export const inventory: ApiModule = {
  resolvers: { Mutation: { waitForPiece, stopWaitingForPiece }, Customer: { waitsForPiece } },
};

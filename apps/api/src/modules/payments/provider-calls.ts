import type { Services } from '../../context.ts';
import { failpoint } from '../../failpoints.ts';
import { type CallKey, ProviderServerError } from './provider.ts';
import {
  type CallKind,
  callName,
  countCallError,
  findCall,
  recordIntent,
  storeCallAnswer,
} from './provider-calls-repository.ts';

/** The idempotency key changes after each server error: for the old key the gateway would return that error again. */
export const callKey = (name: string, faults: number): CallKey => ({
  name,
  sent: faults === 0 ? name : `${name}:${faults}`,
});

/**
 * Calls a gateway. Records the call before it and the response after it. Must run outside a transaction, so that the
 * record survives a crash during the call.
 */
export async function callProvider<Answer extends object>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  attemptId: string,
  kind: CallKind,
  call: (key: CallKey) => Promise<Answer>,
): Promise<Answer> {
  await recordIntent(db, attemptId, kind, clock.now());
  const intended = await findCall(db, attemptId, kind);
  failpoint('request-due');
  const answer = await call(callKey(callName(attemptId, kind), intended?.faults ?? 0)).catch(
    async (error: unknown) => {
      if (error instanceof ProviderServerError) await countCallError(db, attemptId, kind);
      throw error;
    },
  );
  failpoint('requested');
  await storeCallAnswer(db, attemptId, kind, { answer, answeredAt: clock.now() });
  failpoint('response-stored');
  return answer;
}

import type { EncodeJob } from './encoding.ts';
import { encode } from './encode.ts';

/** What the process is asked, and what it answers. */
export type Asked = { id: number; job: EncodeJob };
export type Answered = { id: number; bytes: Uint8Array } | { id: number; failure: string };

const answer = (message: Answered) => process.send?.(message);

process.on('message', ({ id, job }: Asked) => {
  encode(job).then(
    (bytes) => answer({ id, bytes }),
    (error: unknown) => answer({ id, failure: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());

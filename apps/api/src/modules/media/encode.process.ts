import { encode } from './encode.ts';
import type { PictureJob } from './encoding.ts';

/** The messages to and from the encoding process. */
export type EncodeRequest = { id: number; job: PictureJob };
export type EncodeResponse = { id: number; bytes: Uint8Array } | { id: number; failure: string };

const answer = (message: EncodeResponse) => process.send?.(message);

/** Imports the drawing module lazily, because it loads fonts that only share images need. */
const make = async (job: PictureJob) =>
  'share' in job ? (await import('./share/draw.ts')).drawShare(job) : encode(job);

process.on('message', ({ id, job }: EncodeRequest) => {
  make(job).then(
    (bytes) => answer({ id, bytes }),
    (error: unknown) => answer({ id, failure: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());

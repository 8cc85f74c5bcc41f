import { encode } from './encode.ts';
import type { PictureJob } from './encoding.ts';

/** The messages to and from the encoding process. */
export type EncodeRequest = { id: number; job: PictureJob };
export type EncodeResponse = { id: number; bytes: Uint8Array } | { id: number; failure: string };

const answer = (message: EncodeResponse) => process.send?.(message);

/** Imports lazily what few jobs need: the fonts of share images, the decoder of HEIC. */
async function make(job: PictureJob) {
  if ('share' in job) return (await import('./share/draw.ts')).drawShare(job);
  return 'heic' in job ? (await import('./decode-heic.ts')).decodeHeic(job) : encode(job);
}

process.on('message', ({ id, job }: EncodeRequest) => {
  make(job).then(
    (bytes) => answer({ id, bytes }),
    (error: unknown) => answer({ id, failure: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());

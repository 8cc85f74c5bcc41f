import { randomUUID } from 'node:crypto';
import type { UploadedImage } from '@patine/contract/content/documents';
import type { Services } from '../../../context.ts';
import { ApiError } from '../../../errors.ts';
import { QueueFullError, workQueue } from '../../media/index.ts';
import { encodeUpload } from './encode-upload.ts';
import { addPicture, type UploadDetails } from './library.ts';

/** One at a time, because re-encoding a large picture takes some hundred megabytes of memory. */
const inTurn = workQueue<UploadedImage>({ atOnce: 1, mostWaiting: 8 });

/** Checks a picture and adds it to the library. */
export const storeUpload = (
  services: Pick<Services, 'db' | 'storage' | 'clock'>,
  bytes: Buffer,
  details: UploadDetails,
) =>
  inTurn(randomUUID(), async () => addPicture(services, await encodeUpload(bytes), details)).catch(
    (error: unknown) => {
      if (error instanceof QueueFullError) throw new ApiError('OVERLOADED', { retryAfter: 5 });
      throw error;
    },
  );

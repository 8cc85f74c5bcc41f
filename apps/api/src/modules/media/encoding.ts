import type { MediaFormat, MediaWidth } from '@patine/contract/rest/media';
import type { ShareJob } from './share/job.ts';

/** Version of the encoding. Increment it when the output changes, so that cached files are not served any more. */
export const ENCODING = 2;

export type EncodeJob = {
  /** The `source` column of the pictures table. */
  source: string;
  dataDir: string;
  width: MediaWidth;
  format: MediaFormat;
};

/** Encodes a picture, or draws a share image around it. */
export type PictureJob = EncodeJob | ShareJob;

export type Encode = (job: PictureJob) => Promise<Buffer>;

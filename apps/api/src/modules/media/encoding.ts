import type { MediaFormat, MediaWidth } from '@patine/contract/rest/media';
import type { ShareJob } from './share/job.ts';

/** Rises when pictures come out differently, so that no kept file is served for another. */
export const ENCODING = 1;

export type EncodeJob = {
  /** As in the table of pictures. */
  source: string;
  dataDir: string;
  width: MediaWidth;
  format: MediaFormat;
};

/** A picture as it is, or one that is drawn around it. */
export type PictureJob = EncodeJob | ShareJob;

export type Encode = (job: PictureJob) => Promise<Buffer>;

import type { MediaFormat, MediaWidth } from '@patine/contract/rest/media';

/** Rises when pictures come out differently, so that no kept file is served for another. */
export const ENCODING = 1;

export type EncodeJob = {
  /** As in the table of pictures. */
  source: string;
  dataDir: string;
  width: MediaWidth;
  format: MediaFormat;
};

export type Encode = (job: EncodeJob) => Promise<Buffer>;

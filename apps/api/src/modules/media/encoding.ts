import type { CropArea } from '@patine/contract/content/picture-framing';
import type { MediaFormat, MediaWidth } from '@patine/contract/rest/media';
import type { ShareJob } from './share/job.ts';

/** Version of the encoding. Increment it when the output changes, so that cached files are not served any more. */
export const ENCODING = 2;

export type EncodeJob = {
  /** The `source` column of the pictures table. */
  source: string;
  /** Its file, for a source that is one. */
  original: Uint8Array | null;
  /** Per mille of the upright picture that is cut out of it. */
  area?: CropArea | null;
  width: MediaWidth;
  format: MediaFormat;
};

/** Message of the failure of a HEIC file that claims more pixels than it may. */
export const HEIC_TOO_LARGE = 'The HEIC picture has too many pixels';

/** A HEIC file to decode. */
export type HeicJob = { heic: Uint8Array; maxPixels: number };

/** Encodes a picture, draws a share image around it, or turns a HEIC file into a PNG. */
export type PictureJob = EncodeJob | ShareJob | HeicJob;

export type Encode = (job: PictureJob) => Promise<Buffer>;

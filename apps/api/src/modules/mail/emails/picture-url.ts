import { mediaPath } from '@patine/contract/rest/media';

/** Twice the width at which emails show pictures, rounded up to a served one. */
const WIDTH = 256;

/** URL of an item's picture; JPEG, which every reader of mails shows. */
export const pictureUrl = (publicUrl: string, pictureId: string | null | undefined): string | null =>
  pictureId ? new URL(mediaPath(pictureId, WIDTH, 'jpg'), publicUrl).href : null;

import { type CropArea, readFramedId } from '@patine/contract/content/picture-framing';
import { MEDIA_FORMATS, MEDIA_WIDTHS, type MediaFormat, type MediaWidth } from '@patine/contract/rest/media';

export type ImageName = {
  id: string;
  /** The area that an editor chose for boxes of one ratio; null for the whole picture. */
  area: CropArea | null;
  width: MediaWidth;
  format: MediaFormat;
};

/** Parses `{id}-{width}.{format}`, where a framing may follow the id; null for other names and for a width or format that the shop does not serve. */
export function readImageName(name: string): ImageName | null {
  const [, id = '', digits = '', extension = ''] =
    /^([a-z0-9]{1,64})-(\d{1,5})\.([a-z]{1,5})$/.exec(name) ?? [];
  const width = MEDIA_WIDTHS.find((known) => String(known) === digits);
  const format = MEDIA_FORMATS.find((known) => known === extension);
  return id && width && format ? { ...readFramedId(id), width, format } : null;
}

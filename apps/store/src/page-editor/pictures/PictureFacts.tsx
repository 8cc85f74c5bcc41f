import type { SitePicture } from '@patine/contract/content/site-pictures';
import { FormattedMessage } from 'react-intl';
import { useTimeMessage } from '../use-time-message.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** A file's size in the unit that people read it in. */
function sizeOf(bytes: number | null) {
  if (bytes === null) return { size: 0, unit: 'none' };
  return bytes < MEGABYTE
    ? { size: Math.max(1, Math.round(bytes / KILOBYTE)), unit: 'kilobytes' }
    : { size: Math.round((bytes / MEGABYTE) * 10) / 10, unit: 'megabytes' };
}

const TYPES = { 'image/jpeg': 'JPEG', 'image/png': 'PNG' };

/** What is known of a picture's file. */
export function PictureFacts({ picture }: { picture: SitePicture }) {
  const timeMessage = useTimeMessage();
  const { fileName, width, height, bytes, type, uploadedAt, author } = picture;
  return (
    <p className="text-sm wrap-anywhere text-muted">
      {fileName ? <span className="block">{fileName}</span> : null}
      <span className="block tabular-nums">
        <FormattedMessage
          id="pictures.facts"
          values={{ width, height, type: TYPES[type], ...sizeOf(bytes) }}
        />
      </span>
      <span className="block">
        <FormattedMessage
          id="pictures.uploaded"
          values={{
            time: timeMessage(uploadedAt, 'medium'),
            author: author ?? '',
            hasAuthor: author ? 'yes' : 'no',
          }}
        />
      </span>
    </p>
  );
}

import { Button } from '@patine/ui/button/Button';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { PICTURE_TYPES } from '../form/read-picture.ts';
import { useOnline } from '../use-online.ts';
import type { Upload } from './use-uploads.ts';

export type PictureDropZoneProps = {
  uploads: readonly Upload[];
  isBusy: boolean;
  onFiles: (files: Iterable<File>) => void;
};

/** Where files fall or are chosen, several at once, with what became of each. */
export function PictureDropZone({ uploads, isBusy, onFiles }: PictureDropZoneProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isOnline = useOnline();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- files fall on it; the button inside is the way by keyboard
    <div
      className={`mb-6 rounded border border-dashed p-4 ${isOver ? 'border-garance bg-ecru' : 'border-field'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (event.dataTransfer.files.length > 0) onFiles(event.dataTransfer.files);
      }}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          tone="line"
          size="sm"
          loading={isBusy}
          disabled={!isOnline}
          onClick={() => chooser.current?.click()}
        >
          <ImagePlus aria-hidden className="size-4" />
          <FormattedMessage id="pictures.upload" />
        </Button>
        <p className="min-w-0 flex-1 basis-60 text-sm text-muted">
          <FormattedMessage id={isOnline ? 'pictures.upload.how' : 'pictures.offline'} />
        </p>
        <input
          ref={chooser}
          type="file"
          multiple
          accept={PICTURE_TYPES}
          className="sr-only"
          tabIndex={-1}
          aria-hidden
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      <ul aria-live="polite" className="mt-3 grid gap-1 text-sm empty:hidden">
        {uploads.map(({ key, fileName, state, failure }) => (
          <li key={key} className={`wrap-anywhere ${state === 'failed' ? 'font-medium text-garance' : ''}`}>
            <span className="font-semibold">{fileName}</span>
            {' · '}
            <FormattedMessage id={failure ?? `pictures.upload.${state}`} />
          </li>
        ))}
      </ul>
    </div>
  );
}

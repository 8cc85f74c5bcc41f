import { Button } from '@patine/ui/button/Button';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { PICTURE_TYPES } from '../form/read-picture.ts';
import { useUpload } from '../form/use-upload.ts';

/** Puts another file in the place of a picture: whatever shows it shows the new one. */
export function ReplacePicture({ id }: { id: string }) {
  const chooser = useRef<HTMLInputElement>(null);
  const { send, isPending, failure } = useUpload(() => undefined, id);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button tone="line" size="sm" loading={isPending} onClick={() => chooser.current?.click()}>
        <FormattedMessage id="pictures.replace" />
      </Button>
      <p className="min-w-0 flex-1 basis-60 text-sm text-muted">
        <FormattedMessage id="pictures.replace.text" />
      </p>
      <input
        ref={chooser}
        type="file"
        accept={PICTURE_TYPES}
        className="sr-only"
        tabIndex={-1}
        aria-hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) send(file);
          target.value = '';
        }}
      />
      <output className="block w-full text-sm font-medium text-garance empty:hidden">
        {failure ? <FormattedMessage id={failure} /> : null}
      </output>
    </div>
  );
}

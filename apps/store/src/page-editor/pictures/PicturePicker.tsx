import '../without-eval.ts';
import type { UploadedImage } from '@patine/contract/content/documents';
import { Alert } from '@patine/ui/alert/Alert';
import { Dialog } from '@patine/ui/dialog/Dialog';
import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FailureMessage } from '../FailureMessage.tsx';
import { EVERY_PICTURE, filterPictures } from './filter-pictures.ts';
import { PictureDropZone } from './PictureDropZone.tsx';
import { PictureFilters } from './PictureFilters.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import { picturesQuery } from './pictures-api.ts';
import { useUploads } from './use-uploads.ts';

export type PicturePickerProps = {
  /** Id of the picture that the field has. */
  chosen: string;
  onChoose: (picture: Pick<UploadedImage, 'id' | 'width' | 'height' | 'alt'>) => void;
  onClose: () => void;
};

/** Chooses a picture of the library, or uploads one. */
export default function PicturePicker({ chosen, onChoose, onClose }: PicturePickerProps) {
  const [filter, setFilter] = useState(EVERY_PICTURE);
  const { data, error } = useQuery(picturesQuery);
  const { uploads, isBusy, send } = useUploads(onChoose);
  const shown = filterPictures(data ?? [], filter);
  return (
    <Dialog open size="lg" onOpenChange={onClose} title={<FormattedMessage id="pictures.choose" />}>
      <PictureDropZone uploads={uploads} isBusy={isBusy} onFiles={send} />
      {error ? (
        <Alert tone="error" live className="mb-5">
          <FailureMessage error={error} />
        </Alert>
      ) : null}
      {data && data.length > 0 ? (
        <search className="mb-5 block">
          <PictureFilters filter={filter} onChange={setFilter} />
        </search>
      ) : null}
      {!data && !error ? (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4" aria-hidden>
          {[0, 1, 2, 3].map((place) => (
            <Skeleton key={place} className="aspect-square" />
          ))}
        </div>
      ) : null}
      <output className="mb-3 block text-sm text-muted">
        {data ? (
          <FormattedMessage
            id={data.length > 0 ? 'pictures.count' : 'pictures.none.text'}
            values={{ count: shown.length }}
          />
        ) : null}
      </output>
      <PictureGrid pictures={shown} chosen={chosen} onChoose={onChoose} />
    </Dialog>
  );
}

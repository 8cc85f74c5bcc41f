import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ListScreen } from '../document/ListScreen.tsx';
import { EVERY_PICTURE, filterPictures } from './filter-pictures.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { PictureDropZone } from './PictureDropZone.tsx';
import { PictureFilters } from './PictureFilters.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import { picturesQuery } from './pictures-api.ts';
import { useUploads } from './use-uploads.ts';

/** Every picture that was uploaded for the site. */
export function PictureLibrary() {
  const [filter, setFilter] = useState(EVERY_PICTURE);
  const [openId, setOpen] = useState<string | null>(null);
  const { data, error } = useQuery(picturesQuery);
  const { uploads, isBusy, send } = useUploads();
  const shown = filterPictures(data ?? [], filter);
  const isEmpty = data?.length === 0;
  const open = data?.find(({ id }) => id === openId);
  return (
    <>
      <ListScreen
        screen="pictures"
        title={<FormattedMessage id="pictures.title" />}
        count={
          data && !isEmpty ? <FormattedMessage id="pictures.count" values={{ count: shown.length }} /> : null
        }
        filters={isEmpty ? null : <PictureFilters filter={filter} onChange={setFilter} />}
        error={error}
        isLoading={!data && !error}
      >
        <PictureDropZone uploads={uploads} isBusy={isBusy} onFiles={send} />
        {isEmpty ? (
          <EmptyState title={<FormattedMessage id="pictures.none" />}>
            <FormattedMessage id="pictures.none.text" />
          </EmptyState>
        ) : null}
        {data && !isEmpty && shown.length === 0 ? (
          <EmptyState
            title={<FormattedMessage id="pictures.notFound" />}
            action={
              <Button tone="line" onClick={() => setFilter(EVERY_PICTURE)}>
                <FormattedMessage id="pictures.every" />
              </Button>
            }
          />
        ) : null}
        <PictureGrid pictures={shown} onChoose={({ id }) => setOpen(id)} />
      </ListScreen>
      {open ? <PictureDialog key={open.pictureId} picture={open} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

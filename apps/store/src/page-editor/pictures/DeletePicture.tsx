import type { SitePicture } from '@patine/contract/content/site-pictures';
import { Button } from '@patine/ui/button/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiError } from '../../lib/api-error.ts';
import { FailureMessage } from '../FailureMessage.tsx';
import { picturesApi, picturesQuery } from './pictures-api.ts';

export type DeletePictureProps = { picture: SitePicture; onDeleted: () => void };

/** Deletes a picture that nothing shows; says what does otherwise. Asks once more first. */
export function DeletePicture({ picture, onDeleted }: DeletePictureProps) {
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const isUsed = picture.uses.length > 0;
  const remove = useMutation({
    mutationFn: () => picturesApi.delete(picture.id),
    onSettled: () => queries.invalidateQueries(picturesQuery),
    onSuccess: onDeleted,
  });
  const isInUse = remove.error instanceof ApiError && remove.error.body.fields?.['picture'] === 'IN_USE';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        tone={isAsked ? 'primary' : 'line'}
        size="sm"
        loading={remove.isPending}
        disabled={isUsed}
        aria-describedby="delete-picture"
        onClick={() => (isAsked ? remove.mutate() : setAsked(true))}
      >
        <FormattedMessage id={isAsked ? 'pictures.delete.sure' : 'pictures.delete'} />
      </Button>
      <output id="delete-picture" className="block min-w-0 flex-1 basis-60 text-sm text-muted">
        {remove.error && !isInUse ? (
          <FailureMessage error={remove.error} />
        ) : (
          <FormattedMessage
            id={isUsed || isInUse ? 'pictures.delete.used' : 'pictures.delete.text'}
            values={{ count: picture.uses.length }}
          />
        )}
      </output>
    </div>
  );
}

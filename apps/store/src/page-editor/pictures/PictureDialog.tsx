import type { PictureDetails, SitePicture } from '@patine/contract/content/site-pictures';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Dialog } from '@patine/ui/dialog/Dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FailureMessage } from '../FailureMessage.tsx';
import { AltFields } from './AltFields.tsx';
import { CropFields } from './CropFields.tsx';
import { DeletePicture } from './DeletePicture.tsx';
import { FocalPointField } from './FocalPointField.tsx';
import { PictureFacts } from './PictureFacts.tsx';
import { PictureUses } from './PictureUses.tsx';
import { pictureName } from './picture-name.ts';
import { picturesApi, picturesQuery } from './pictures-api.ts';
import { ReplacePicture } from './ReplacePicture.tsx';

export type PictureDialogProps = { picture: SitePicture; onClose: () => void };

/** A picture of the library: what it says, what of it is seen, and where. */
export function PictureDialog({ picture, onClose }: PictureDialogProps) {
  const intl = useIntl();
  const queries = useQueryClient();
  const { id, alt, focalPoint, crops, uses } = picture;
  const [details, setDetails] = useState<PictureDetails>({ alt, focalPoint, crops });
  const save = useMutation({
    mutationFn: () => picturesApi.change(id, details),
    onSuccess: async () => {
      await queries.invalidateQueries(picturesQuery);
      onClose();
    },
  });
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={<span className="line-clamp-2 wrap-anywhere">{pictureName(picture, intl)}</span>}
      footer={
        <>
          <Button loading={save.isPending} onClick={() => save.mutate()}>
            <FormattedMessage id="pictures.save" />
          </Button>
          <Button tone="line" onClick={onClose}>
            <FormattedMessage id="pictures.cancel" />
          </Button>
        </>
      }
    >
      {save.error ? (
        <Alert tone="error" live className="mb-5">
          <FailureMessage error={save.error} />
        </Alert>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
        <FocalPointField
          picture={picture}
          value={details.focalPoint}
          onChange={(point) => setDetails({ ...details, focalPoint: point })}
        />
        <div className="grid min-w-0 content-start gap-5">
          <AltFields value={details.alt} onChange={(texts) => setDetails({ ...details, alt: texts })} />
          <PictureFacts picture={picture} />
          <section aria-labelledby="picture-uses">
            <h3 id="picture-uses" className="mb-1.5 text-sm font-semibold">
              <FormattedMessage id="pictures.uses" values={{ count: uses.length }} />
            </h3>
            <PictureUses uses={uses} />
          </section>
        </div>
      </div>
      <CropFields picture={picture} details={details} onChange={setDetails} />
      <div className="stitch-t mt-8 grid gap-4 pt-5">
        <ReplacePicture id={id} />
        <DeletePicture picture={picture} onDeleted={onClose} />
      </div>
    </Dialog>
  );
}

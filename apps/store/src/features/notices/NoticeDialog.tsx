import { Button } from '@patine/ui/button/Button';
import { Dialog } from '@patine/ui/dialog/Dialog';
import { FormattedMessage } from 'react-intl';
import { NoticeForm } from './NoticeForm.tsx';
import { useCreateNotice } from './use-create-notice.ts';

export type NoticeDialogProps = {
  /** Product reference. */
  reference: number;
  name: string;
  onClose: () => void;
};

/** The report form, then the reference number of the report. */
export default function NoticeDialog({ reference, name, onClose }: NoticeDialogProps) {
  const create = useCreateNotice(reference);
  const sent = create.data;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        sent ? (
          <FormattedMessage id="notice.sentTitle" values={{ reference: sent.reference }} />
        ) : (
          <FormattedMessage id="product.report" />
        )
      }
      description={<span className="line-clamp-3 wrap-break-word">{name}</span>}
    >
      {sent ? (
        <div className="grid gap-5">
          <output className="block">
            <FormattedMessage id="notice.sent" />
          </output>
          <Button tone="ink" className="justify-self-start" onClick={onClose}>
            <FormattedMessage id="notice.close" />
          </Button>
        </div>
      ) : (
        <NoticeForm
          saving={create.isPending}
          error={create.error}
          onSend={create.mutate}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

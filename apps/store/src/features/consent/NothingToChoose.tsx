import { Dialog } from '@patine/ui/dialog/Dialog';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage } from 'react-intl';

export type NothingToChooseProps = {
  /** Path of the cookie policy. */
  policyPath: string;
  /** Removes the notice. */
  onClose: () => void;
};

/** Shown instead of consent choices by a shop without third parties. */
export function NothingToChoose({ policyPath, onClose }: NothingToChooseProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<FormattedMessage id="consent.nothing.title" />}
      description={<FormattedMessage id="consent.nothing.text" />}
    >
      <h3 className="font-semibold">
        <FormattedMessage id="consent.necessary.title" />
      </h3>
      <p className="mt-1 mb-4">
        <FormattedMessage id="consent.necessary.text" />
      </p>
      <TextLink href={policyPath}>
        <FormattedMessage id="consent.policy" />
      </TextLink>
    </Dialog>
  );
}

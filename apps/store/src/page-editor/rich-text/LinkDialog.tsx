import { Button } from '@patine/ui/button/Button';
import { Dialog } from '@patine/ui/dialog/Dialog';
import { useId, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormContext } from '../form/form-context.ts';
import { asWritten, isAddress } from '../form/link-check.ts';
import { PickerField } from '../picker/PickerField.tsx';
import { useLinkGroups } from '../picker/use-link-groups.ts';

export type LinkDialogProps = {
  /** Address of the link that is changed; empty for a new one. */
  address: string;
  /** Told the address, empty to take the link away. */
  onLink: (address: string) => void;
  onClose: () => void;
};

/** Asks where the words that are selected lead. */
export function LinkDialog({ address: initial, onLink, onClose }: LinkDialogProps) {
  const { formatMessage } = useIntl();
  const { locale } = useFormContext();
  const id = useId();
  const [address, setAddress] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { groups, isLoading } = useLinkGroups(locale, typed, isOpen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (address !== '') onLink(address);
  };
  return (
    <Dialog
      open
      onOpenChange={() => {
        // Escape in the field closes its list first.
        if (document.activeElement?.ariaExpanded !== 'true') onClose();
      }}
      title={<FormattedMessage id="pageEditor.markdown.link.title" />}
      footer={
        <>
          <Button type="submit" form={`${id}-form`} disabled={address === ''}>
            <FormattedMessage
              id={initial === '' ? 'pageEditor.markdown.link.do' : 'pageEditor.markdown.link.change'}
            />
          </Button>
          {initial === '' ? null : (
            <Button tone="line" onClick={() => onLink('')}>
              <FormattedMessage id="pageEditor.markdown.link.remove" />
            </Button>
          )}
        </>
      }
    >
      {/* Room for the list of what is found. */}
      <form id={`${id}-form`} noValidate className="min-h-80" onSubmit={submit}>
        <PickerField
          id={id}
          label={formatMessage({ id: 'pageEditor.markdown.link.address' })}
          hint={formatMessage({ id: 'pageEditor.markdown.link.hint' })}
          inputMode="url"
          isFocusedFirst
          value={address}
          groups={groups}
          isLoading={isLoading}
          isValue={isAddress}
          onOpen={() => setOpen(true)}
          onSearch={setTyped}
          onType={(text) => setAddress(asWritten(text, globalThis.location.origin))}
          onChoose={setAddress}
        />
      </form>
    </Dialog>
  );
}

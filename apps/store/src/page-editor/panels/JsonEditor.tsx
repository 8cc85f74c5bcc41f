import { Button } from '@patine/ui/button/Button';
import { CopyButton } from '@patine/ui/copy-button/CopyButton';
import { Dialog } from '@patine/ui/dialog/Dialog';
import { TextArea } from '@patine/ui/text-field/TextArea';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

export type JsonEditorProps = {
  open: boolean;
  /** What is shown as JSON when it opens. */
  value: unknown;
  /** Tells whether pasted JSON is such a thing. */
  isRight: (value: unknown) => boolean;
  onApply: (value: unknown) => void;
  onClose: () => void;
};

function read(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** A block or a page as JSON, to be copied or pasted over. */
export function JsonEditor({ open, onClose, ...rest }: JsonEditorProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} size="lg" title={<FormattedMessage id="pageEditor.json" />}>
      {open ? <JsonForm onClose={onClose} {...rest} /> : null}
    </Dialog>
  );
}

function JsonForm({ value, isRight, onApply, onClose }: Omit<JsonEditorProps, 'open'>) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(() => JSON.stringify(value, null, 2));
  const [validationError, setValidationError] = useState<'syntax' | 'kind' | null>(null);
  const apply = () => {
    const given = read(text);
    if (!given || !isRight(given.value)) return setValidationError(given ? 'kind' : 'syntax');
    onApply(given.value);
    onClose();
  };
  return (
    <>
      <TextArea
        label={<FormattedMessage id="pageEditor.json.label" />}
        hint={<FormattedMessage id="pageEditor.json.hint" />}
        error={validationError ? formatMessage({ id: `pageEditor.json.${validationError}` }) : undefined}
        rows={16}
        spellCheck={false}
        autoCapitalize="none"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setValidationError(null);
        }}
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button size="sm" onClick={apply}>
          <FormattedMessage id="pageEditor.json.apply" />
        </Button>
        <CopyButton text={text} />
      </div>
    </>
  );
}

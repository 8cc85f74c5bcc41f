import { Button } from '@patine/ui/button/Button';
import { Dialog } from '@patine/ui/dialog/Dialog';
import { TextField } from '@patine/ui/text-field/TextField';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isPageName } from '../check-page.ts';
import { useEditorContext } from '../editor-context.ts';
import { EMPTY_EDITOR, NOTHING_SAVED } from '../editor-state.ts';
import { initialPageMeta } from '../initial-page-meta.ts';
import { isNameTaken } from '../is-name-taken.ts';
import { emptyPage } from '../page-draft.ts';
import { OpenPageAlerts } from './OpenPageAlerts.tsx';
import { useOpenPage } from './use-open-page.ts';

export type NewPageProps = { open: boolean; onClose: () => void };

/** Asks what a new page is called, and begins it in the language at hand. */
export function NewPage({ open, onClose }: NewPageProps) {
  const { formatMessage } = useIntl();
  const { language, open: openPage, choose } = useEditorContext();
  const [name, setName] = useState('');
  const [validationError, setValidationError] = useState<'wrong' | 'taken' | null>(null);
  const formId = useId();
  const write = (text: string) => {
    setName(text);
    setValidationError(null);
  };
  const finish = () => {
    write('');
    onClose();
  };
  const opening = useOpenPage(finish);
  const begin = (free: string) => {
    const pages = { ...EMPTY_EDITOR.pages, [language]: emptyPage(initialPageMeta(free, language)) };
    openPage({ name: free, pages }, NOTHING_SAVED);
    choose(null);
    finish();
  };
  const creation = useMutation({
    networkMode: 'always',
    mutationFn: isNameTaken,
    onSuccess: (taken, wanted) => (taken ? setValidationError('taken') : begin(wanted)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPageName(name)) return setValidationError('wrong');
    if (!creation.isPending) creation.mutate(name);
  };
  const failure = validationError === 'taken' ? opening.error : creation.error;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={<FormattedMessage id="pageEditor.new" />}
      footer={
        <>
          <Button type="submit" form={formId} loading={creation.isPending}>
            <FormattedMessage id="pageEditor.new.begin" />
          </Button>
          {validationError === 'taken' ? (
            <Button tone="line" loading={opening.isPending} onClick={() => opening.mutate(name)}>
              <FormattedMessage id="pageEditor.new.open" />
            </Button>
          ) : null}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <OpenPageAlerts failure={failure} />
        <TextField
          label={<FormattedMessage id="pageEditor.new.name" />}
          hint={<FormattedMessage id="pageEditor.new.hint" />}
          error={validationError ? formatMessage({ id: `pageEditor.new.${validationError}` }) : undefined}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          value={name}
          onChange={({ target }) => write(target.value)}
        />
      </form>
    </Dialog>
  );
}

import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Dialog } from '@patine/ui/dialog/Dialog';
import { TextField } from '@patine/ui/text-field/TextField';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isPageName } from '../check-page.ts';
import { useDeskContext } from '../desk-context.ts';
import { anyChanged, EMPTY_DESK, NOTHING_SAVED } from '../desk.ts';
import { failureOf } from '../failure-of.ts';
import { firstFrame } from '../first-frame.ts';
import { isTaken } from '../is-taken.ts';
import { emptyPage } from '../page-draft.ts';
import { useOpenPage } from './use-open-page.ts';

export type NewPageProps = { open: boolean; onClose: () => void };

/** Asks what a new page is called, and begins it in the language at hand. */
export function NewPage({ open, onClose }: NewPageProps) {
  const { formatMessage } = useIntl();
  const { desk, saved, language, open: openDesk, choose } = useDeskContext();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<'wrong' | 'taken' | null>(null);
  const formId = useId();
  const write = (text: string) => {
    setName(text);
    setFault(null);
  };
  const finish = () => {
    write('');
    onClose();
  };
  const opening = useOpenPage(finish);
  const begin = (free: string) => {
    const pages = { ...EMPTY_DESK.pages, [language]: emptyPage(firstFrame(free, language)) };
    openDesk({ name: free, pages }, NOTHING_SAVED);
    choose(null);
    finish();
  };
  const asking = useMutation({
    networkMode: 'always',
    mutationFn: isTaken,
    onSuccess: (taken, wanted) => (taken ? setFault('taken') : begin(wanted)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPageName(name)) return setFault('wrong');
    if (!asking.isPending) asking.mutate(name);
  };
  const failure = fault === 'taken' ? opening.error : asking.error;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={<FormattedMessage id="showroom.new" />}
      footer={
        <>
          <Button type="submit" form={formId} loading={asking.isPending}>
            <FormattedMessage id="showroom.new.begin" />
          </Button>
          {fault === 'taken' ? (
            <Button tone="line" loading={opening.isPending} onClick={() => opening.mutate(name)}>
              <FormattedMessage id="showroom.new.open" />
            </Button>
          ) : null}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        {anyChanged(desk, saved) ? (
          <Alert tone="notice" className="mb-5">
            <FormattedMessage id="showroom.unsaved" values={{ name: desk.name }} />
          </Alert>
        ) : null}
        {failure ? (
          <Alert tone="error" live className="mb-5">
            <FormattedMessage id={failureOf(failure)} />
          </Alert>
        ) : null}
        <TextField
          label={<FormattedMessage id="showroom.new.name" />}
          hint={<FormattedMessage id="showroom.new.hint" />}
          error={fault ? formatMessage({ id: `showroom.new.${fault}` }) : undefined}
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

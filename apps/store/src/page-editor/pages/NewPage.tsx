import { eachLocale } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Dialog } from '@patine/ui/dialog/Dialog';
import { TextField } from '@patine/ui/text-field/TextField';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useLocale } from '../../lib/store-context.tsx';
import { editorPaths } from '../../editor-paths.ts';
import { isPageName } from '../check-page.ts';
import { NO_PAGES, NOTHING_SAVED } from '../editor-state.ts';
import { FailureMessage } from '../FailureMessage.tsx';
import { initialPageMeta } from '../initial-page-meta.ts';
import { isNameTaken } from '../is-name-taken.ts';
import { keepLanguage, keepPage, keptPage } from '../kept-pages.ts';
import { copyOf, emptyPage, languageToOpen, type Pages } from '../page-draft.ts';
import { proposedSlug } from '../proposed-slug.ts';
import { useDocumentTitle } from '../use-document-title.ts';

export type NewPageProps = {
  open: boolean;
  /** The page that the new one begins as; absent for an empty one. */
  original?: { name: string; pages: Pages };
  onClose: () => void;
};

/** The same blocks and words under another address, shown at no date yet. */
const copied = (name: string, pages: Pages): Pages =>
  eachLocale((locale) => {
    const page = pages[locale];
    if (!page) return null;
    const { publishAt: _, expireAt: __, ...meta } = page.meta;
    return copyOf(page, { ...meta, path: initialPageMeta(name, locale).path });
  });

/** Asks what a new page is called, and begins it: empty in the editor's language, or as a copy. */
export function NewPage({ open, original, onClose }: NewPageProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const titleOf = useDocumentTitle();
  const [name, setName] = useState('');
  const [validationError, setValidationError] = useState<'wrong' | 'taken' | null>(null);
  const formId = useId();
  const write = (text: string) => {
    setName(text);
    setValidationError(null);
  };
  const openPage = (wanted: string) => {
    write('');
    onClose();
    void navigate(editorPaths.pageEditor(locale, `page=${wanted}`));
  };
  const begin = (free: string) => {
    const pages = original
      ? copied(free, original.pages)
      : { ...NO_PAGES, [locale]: emptyPage(initialPageMeta(free, locale)) };
    keepLanguage(free, languageToOpen(pages, locale));
    keepPage(free, { editorState: { name: free, pages }, saved: NOTHING_SAVED });
    openPage(free);
  };
  const creation = useMutation({
    networkMode: 'always',
    // A page of this name may be under way in this browser alone.
    mutationFn: async (wanted: string) => keptPage(wanted) !== null || isNameTaken(wanted),
    onSuccess: (taken, wanted) => (taken ? setValidationError('taken') : begin(wanted)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Words as people type them, “Our workshops”, are a name too.
    const wanted = proposedSlug(name);
    setName(wanted);
    if (!isPageName(wanted)) return setValidationError('wrong');
    if (!creation.isPending) creation.mutate(wanted);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={
        original ? (
          <FormattedMessage id="pageEditor.duplicate.title" values={{ name: titleOf(original) }} />
        ) : (
          <FormattedMessage id="pageEditor.new" />
        )
      }
      footer={
        <>
          <Button type="submit" form={formId} loading={creation.isPending}>
            <FormattedMessage id="pageEditor.new.begin" />
          </Button>
          {validationError === 'taken' ? (
            <Button tone="line" onClick={() => openPage(name)}>
              <FormattedMessage id="pageEditor.new.open" />
            </Button>
          ) : null}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        {creation.error ? (
          <Alert tone="error" live className="mb-5">
            <FailureMessage error={creation.error} />
          </Alert>
        ) : null}
        <TextField
          label={<FormattedMessage id="pageEditor.new.name" />}
          hint={<FormattedMessage id="pageEditor.new.hint" />}
          error={validationError ? formatMessage({ id: `pageEditor.new.${validationError}` }) : undefined}
          data-focus-first
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

import type { DropSummary } from '@patine/contract/content/drops';
import { showsEnglish } from '@patine/core';
import { Button } from '@patine/ui/button/Button';
import { Dialog } from '@patine/ui/dialog/Dialog';
import { TextField } from '@patine/ui/text-field/TextField';
import { useId, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useLocale } from '../../lib/store-context.tsx';
import { editorPaths } from '../../editor-paths.ts';
import { paths } from '../../paths.ts';
import { isPageName } from '../check-page.ts';
import { EMPTY_DROP } from './check-drop.ts';
import { proposedSlug } from '../proposed-slug.ts';
import { keepDrop, keptDrop } from './stored-drop.ts';

export type NewDropProps = { open: boolean; drops: readonly DropSummary[]; onClose: () => void };

/** Its page would be that of the upcoming drops. */
const RESERVED = 'soon';

/** Asks for the name of a new drop and for the address of its page, which never changes. */
export function NewDrop({ open, drops, onClose }: NewDropProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const formId = useId();
  const [name, setName] = useState('');
  const [own, setOwn] = useState<string | null>(null);
  const [error, setError] = useState<'wrong' | 'taken' | null>(null);
  const slug = own ?? proposedSlug(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPageName(slug) || slug === RESERVED) return setError('wrong');
    if (drops.some((drop) => drop.slug === slug)) return setError('taken');
    if (!keptDrop(slug)) {
      const field = showsEnglish(locale) ? 'nameEn' : 'nameFr';
      keepDrop(slug, { body: { ...EMPTY_DROP, [field]: name.trim() }, version: 0 });
    }
    void navigate(editorPaths.pageEditor(locale, `drop=${slug}`));
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={<FormattedMessage id="dropEditor.new" />}
      footer={
        <Button type="submit" form={formId}>
          <FormattedMessage id="pageEditor.new.begin" />
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label={<FormattedMessage id="dropEditor.new.name" />}
          data-focus-first
          autoComplete="off"
          maxLength={80}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setError(null);
          }}
        />
        <TextField
          label={<FormattedMessage id="dropEditor.new.slug" />}
          hint={
            <>
              <FormattedMessage id="dropEditor.new.hint" />
              {/* On a line of its own, so that a long address moves nothing. */}
              <span className="mt-1 block truncate text-ink">
                {decodeURI(paths.drop(locale, slug === '' ? '…' : slug))}
              </span>
            </>
          }
          error={error ? formatMessage({ id: `dropEditor.new.${error}` }) : undefined}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          value={slug}
          onChange={({ target }) => {
            setOwn(target.value);
            setError(null);
          }}
        />
      </form>
    </Dialog>
  );
}

import { type Locale, LOCALES } from '@patine/core';
import { Checkbox } from '@patine/ui/checkbox/Checkbox';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../paths.ts';
import { PublishDialog } from '../document/PublishDialog.tsx';
import { PublishedAt } from '../document/PublishedAt.tsx';
import { useEditorContext } from '../editor-context.ts';
import { isChanged, isPublished } from '../editor-state.ts';
import { errorsWithin } from '../errors-within.ts';
import { PageReleaseNote } from '../releases/PageReleaseNote.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { useNow } from '../use-now.ts';
import { PageChecks } from './PageChecks.tsx';
import { PublishRemarks } from './PublishRemarks.tsx';
import { ShownFromUntil } from './ShownFromUntil.tsx';
import { useLanguageLabel } from '../use-language-name.ts';

export type PublishPageProps = { open: boolean; onClose: () => void };

/** Asks which languages to publish, and says what became of it. */
export function PublishPage({ open, onClose }: PublishPageProps) {
  const languageLabel = useLanguageLabel();
  const { formatMessage } = useIntl();
  const now = useNow();
  const { editorState, saved, saving, show } = useEditorContext();
  const { publish } = saving;
  const titleOf = useDocumentTitle();
  /** Languages that were ticked or unticked: what is published as it is needs no publishing. */
  const [turned, setTurned] = useState<ReadonlySet<Locale>>(new Set());
  const written = LOCALES.filter((locale) => editorState.pages[locale] !== null);
  const validationErrors = new Map(
    written.map((locale) => {
      const page = editorState.pages[locale];
      return [
        locale,
        page ? errorsWithin({ page, name: editorState.name, locale, saved: saved[locale] }, now).length : 0,
      ];
    }),
  );
  const isDone = (locale: Locale) =>
    (saved[locale] === null || isPublished(saved[locale])) && !isChanged(editorState, saved, locale);
  const wanted = written.filter(
    (locale) => isDone(locale) === turned.has(locale) && validationErrors.get(locale) === 0,
  );
  const close = () => {
    publish.reset();
    setTurned(new Set());
    onClose();
  };
  const isFirst = !wanted.some((locale) => saved[locale]?.published);
  const publishedAt = (locale: Locale) => {
    const meta = editorState.pages[locale]?.meta ?? {};
    const { path } = meta;
    return {
      path: typeof path === 'string' ? path : paths.home(locale),
      remark: <ShownFromUntil meta={meta} />,
    };
  };

  return (
    <PublishDialog
      open={open}
      title={
        <FormattedMessage
          id={publish.isSuccess ? 'pageEditor.publish.after' : 'pageEditor.publish.title'}
          values={{ name: titleOf(editorState) }}
        />
      }
      description={
        publish.isSuccess
          ? undefined
          : formatMessage({ id: isFirst ? 'pageEditor.publish.first' : 'pageEditor.publish.text' })
      }
      saving={saving}
      canPublish={wanted.length > 0}
      onPublish={() => publish.mutate(wanted)}
      onRelease={() => show('release')}
      onClose={close}
    >
      {publish.isSuccess ? (
        <PublishedAt pages={publish.data.map(publishedAt)} />
      ) : (
        <>
          <PageReleaseNote place="publish" locales={wanted} />
          <ul className="grid gap-2">
            {written.map((locale) => {
              const count = validationErrors.get(locale) ?? 0;
              return (
                <li key={locale}>
                  <Checkbox
                    label={
                      <>
                        {languageLabel(locale)}
                        <span className="block text-sm text-muted">
                          <PublishRemarks editorState={editorState} locale={locale} />
                        </span>
                      </>
                    }
                    disabled={count > 0}
                    checked={wanted.includes(locale)}
                    trailing={<Standing count={count} isDone={isDone(locale)} />}
                    onChange={() => setTurned((before) => before.symmetricDifference(new Set([locale])))}
                  />
                </li>
              );
            })}
          </ul>
        </>
      )}
      {publish.isSuccess || !open || wanted.length === 0 ? null : <PageChecks locales={wanted} />}
    </PublishDialog>
  );
}

/** What keeps a language from being published, or makes it needless. */
function Standing({ count, isDone }: { count: number; isDone: boolean }) {
  if (count > 0) return <FormattedMessage id="pageEditor.publish.errors" values={{ count }} />;
  return isDone ? <FormattedMessage id="pageEditor.publish.already" /> : null;
}

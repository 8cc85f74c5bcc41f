import { type Locale, LOCALE_NAMES, LOCALES } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Checkbox } from '@patine/ui/checkbox/Checkbox';
import { Dialog } from '@patine/ui/dialog/Dialog';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../paths.ts';
import { useEditorContext } from '../editor-context.ts';
import { isChanged, isPublished } from '../editor-state.ts';
import { failureOf } from '../failure-of.ts';
import { errorsWithin } from '../errors-within.ts';
import { PageLinks } from '../links/PageLinks.tsx';
import { useNow } from '../use-now.ts';
import { useOnline } from '../use-online.ts';
import { PublishRemarks } from './PublishRemarks.tsx';
import { ShownFromUntil } from './ShownFromUntil.tsx';

export type PublishDialogProps = { open: boolean; onClose: () => void };

/** Asks which languages to publish, and says what became of it. */
export function PublishDialog({ open, onClose }: PublishDialogProps) {
  const { formatMessage } = useIntl();
  const isOnline = useOnline();
  const now = useNow();
  const { editorState, saved, saving } = useEditorContext();
  const { publish, isAway } = saving;
  /** Languages that were ticked or unticked: what is published as it is needs no publishing. */
  const [turned, setTurned] = useState<ReadonlySet<Locale>>(new Set());
  const written = LOCALES.filter((locale) => editorState.pages[locale] !== null);
  const validationErrors = new Map(
    written.map((locale) => {
      const page = editorState.pages[locale];
      return [
        locale,
        page ? errorsWithin({ page, name: editorState.name, locale, saved: saved[locale] }, now) : 0,
      ];
    }),
  );
  const isDone = (locale: Locale) => isPublished(saved[locale]) && !isChanged(editorState, saved, locale);
  const wanted = written.filter(
    (locale) => isDone(locale) === turned.has(locale) && validationErrors.get(locale) === 0,
  );
  const close = () => {
    publish.reset();
    setTurned(new Set());
    onClose();
  };
  const isFirst = !wanted.some((locale) => saved[locale]?.published);

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={
        <FormattedMessage
          id={publish.isSuccess ? 'pageEditor.publish.after' : 'pageEditor.publish.title'}
          values={{ name: editorState.name }}
        />
      }
      description={
        publish.isSuccess
          ? undefined
          : formatMessage({ id: isFirst ? 'pageEditor.publish.first' : 'pageEditor.publish.text' })
      }
      footer={
        publish.isSuccess ? (
          <Button tone="ink" onClick={close}>
            <FormattedMessage id="pageEditor.publish.close" />
          </Button>
        ) : (
          <Button
            loading={publish.isPending}
            disabled={wanted.length === 0}
            onClick={() => publish.mutate(wanted)}
          >
            <FormattedMessage id="pageEditor.publish" />
          </Button>
        )
      }
    >
      {publish.isSuccess ? (
        <Alert tone="success" live title={<FormattedMessage id="pageEditor.publish.done" />}>
          <ul className="mt-1 grid gap-1">
            {publish.data.map((locale) => {
              const meta = editorState.pages[locale]?.meta ?? {};
              const { path } = meta;
              const address = typeof path === 'string' ? path : paths.home(locale);
              return (
                <li key={locale}>
                  <TextLink href={address} target="_blank">
                    {address}
                  </TextLink>
                  <ShownFromUntil meta={meta} />
                </li>
              );
            })}
          </ul>
        </Alert>
      ) : (
        <ul className="grid gap-2">
          {written.map((locale) => {
            const count = validationErrors.get(locale) ?? 0;
            return (
              <li key={locale}>
                <Checkbox
                  label={
                    <>
                      {LOCALE_NAMES[locale]}
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
      )}
      {publish.isSuccess || !open ? null : wanted.map((locale) => <PageLinks key={locale} locale={locale} />)}
      {isAway || !isOnline ? (
        <Alert tone="notice" live className="mt-4">
          <FormattedMessage id={isAway ? 'pageEditor.state.away' : 'pageEditor.state.offline'} />
        </Alert>
      ) : null}
      {publish.error && !publish.isPending ? (
        <Alert tone="error" live className="mt-4">
          <FormattedMessage id={failureOf(publish.error)} />
        </Alert>
      ) : null}
    </Dialog>
  );
}

/** What keeps a language from being published, or makes it needless. */
function Standing({ count, isDone }: { count: number; isDone: boolean }) {
  if (count > 0) return <FormattedMessage id="pageEditor.publish.errors" values={{ count }} />;
  return isDone ? <FormattedMessage id="pageEditor.publish.already" /> : null;
}

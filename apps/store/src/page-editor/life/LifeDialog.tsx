import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Dialog } from '@patine/ui/dialog/Dialog';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useLocale } from '../../lib/store-context.tsx';
import { editorPaths } from '../../editor-paths.ts';
import { allDocumentsQuery, contentApi } from '../content-api.ts';
import { useEditorContext } from '../editor-context.ts';
import { FailureMessage } from '../FailureMessage.tsx';
import { forgetLanguage } from '../kept-pages.ts';
import { releasesQuery } from '../releases/releases-api.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { useLanguageName } from '../use-language-name.ts';
import { Backlinks, backlinksQuery } from './Backlinks.tsx';
import type { LifeStep } from './life-steps.ts';

export type LifeDialogProps = { step: LifeStep; onClose: () => void };

/** Asks before a page is taken away, and tells what leads to it. */
export function LifeDialog({ step, onClose }: LifeDialogProps) {
  const { formatMessage } = useIntl();
  const languageName = useLanguageName();
  const locale = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { editorState, saved, language, markSaved, leave, notify } = useEditorContext();
  const titleOf = useDocumentTitle();
  const { name } = editorState;
  const values = { name: titleOf(editorState), language: languageName(language) };
  const life = useMutation({
    mutationFn: async () => {
      if (step === 'unpublish') await contentApi.unpublish(name, language);
      else await contentApi[step](name);
    },
    onSuccess: () => {
      void queries.invalidateQueries(allDocumentsQuery);
      void queries.invalidateQueries(releasesQuery);
      if (step === 'delete') forgetLanguage(name);
      const known = saved[language];
      if (step === 'unpublish' && known) markSaved(language, { ...known, published: null });
      const done = formatMessage({ id: `pageEditor.life.${step}.done` }, values);
      if (step === 'archive' || step === 'delete') {
        leave();
        void navigate(editorPaths.pageEditor(locale), { state: { done } });
        return;
      }
      notify(done);
      onClose();
    },
  });
  // Nobody agrees before having seen what leads here; its list also moves the button.
  const backlinks = useQuery({ ...backlinksQuery(name), enabled: step !== 'restore' });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<FormattedMessage id={`pageEditor.life.${step}.title`} values={values} />}
      description={formatMessage({ id: `pageEditor.life.${step}.text` }, values)}
      footer={
        <>
          <Button loading={life.isPending || backlinks.isLoading} onClick={() => life.mutate()}>
            <FormattedMessage id={`pageEditor.life.${step}`} values={values} />
          </Button>
          <Button tone="line" onClick={onClose}>
            <FormattedMessage id="pageEditor.life.keep" />
          </Button>
        </>
      }
    >
      {step === 'restore' ? null : (
        <Backlinks name={name} language={step === 'unpublish' ? language : null} />
      )}
      {life.error ? (
        <Alert tone="error" live className="mt-4">
          <FailureMessage error={life.error} />
        </Alert>
      ) : null}
    </Dialog>
  );
}

import { useNavigate } from 'react-router-dom';
import { useLocale } from '../../lib/store-context.tsx';
import { editorPaths } from '../../editor-paths.ts';
import { contentApi } from '../content-api.ts';
import { useEditorContext } from '../editor-context.ts';
import { forgetLanguage } from '../kept-pages.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { useLanguageName } from '../use-language-name.ts';
import { LifeDialog } from './LifeDialog.tsx';
import type { LifeStep } from './life-steps.ts';

export type PageLifeDialogProps = { step: LifeStep; onClose: () => void };

/** Asks before the open page is taken away. */
export function PageLifeDialog({ step, onClose }: PageLifeDialogProps) {
  const languageName = useLanguageName();
  const locale = useLocale();
  const navigate = useNavigate();
  const { editorState, saved, language, markSaved, leave, notify } = useEditorContext();
  const titleOf = useDocumentTitle();
  const { name } = editorState;
  return (
    <LifeDialog
      step={step}
      document={{ kind: 'page', name }}
      messagePrefix="pageEditor.life"
      values={{ name: titleOf(editorState), language: languageName(language) }}
      language={step === 'unpublish' ? language : null}
      act={() => (step === 'unpublish' ? contentApi.unpublish(name, language) : contentApi[step](name))}
      onDone={(done) => {
        if (step === 'delete') forgetLanguage(name);
        const known = saved[language];
        if (step === 'unpublish' && known) markSaved(language, { ...known, published: null });
        if (step === 'archive' || step === 'delete') {
          leave();
          void navigate(editorPaths.pageEditor(locale), { state: { done } });
          return;
        }
        notify(done);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

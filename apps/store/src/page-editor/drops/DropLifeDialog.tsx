import { useNavigate } from 'react-router-dom';
import { editorPaths } from '../../editor-paths.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { LifeDialog } from '../life/LifeDialog.tsx';
import type { DropStep } from './DropLife.tsx';
import { dropLife } from './drops-api.ts';

export type DropLifeDialogProps = {
  step: DropStep;
  slug: string;
  /** What editors call it. */
  name: string;
  /** Told before the screen is left: nothing of what is not saved is kept any more. */
  onLeave: () => void;
  onClose: () => void;
};

/** Asks before the open drop is taken away, or brought back. */
export function DropLifeDialog({ step, slug, name, onLeave, onClose }: DropLifeDialogProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  return (
    <LifeDialog
      step={step}
      document={{ kind: 'drop', name: slug }}
      messagePrefix="dropEditor.life"
      values={{ name }}
      language={null}
      act={() => dropLife[step](slug)}
      onDone={(done) => {
        if (step !== 'restore') onLeave();
        void navigate(editorPaths.pageEditor(locale, 'view=drops'), { state: { done } });
      }}
      onClose={onClose}
    />
  );
}

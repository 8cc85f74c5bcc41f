import { lazy, Suspense } from 'react';
import { screenMessages } from '../i18n/screen-messages.ts';
import { useEditorContext, type Panel } from './editor-context.ts';
import { isLifeStep } from './life/life-steps.ts';
import { PageLifeDialog } from './life/PageLifeDialog.tsx';
import { isRecord, savedBodyOf } from './page-draft.ts';
import { draftIn, shopDocumentOf } from './shop-document.ts';
import { JsonEditor } from './panels/JsonEditor.tsx';
import { NewerPageVersion } from './panels/NewerPageVersion.tsx';
import { PageVersions } from './panels/PageVersions.tsx';
import { NewPage } from './pages/NewPage.tsx';
import { PublishPage } from './panels/PublishPage.tsx';
import { useWaitingVersions } from './use-waiting-versions.ts';

const AddToRelease = lazy(screenMessages(() => import('./releases/AddToRelease.tsx')));
const CompareVersions = lazy(screenMessages(() => import('./compare/CompareVersions.tsx')));
const AskReview = lazy(screenMessages(() => import('./people/AskReview.tsx')));

export type PanelsProps = { panel: Panel | null; onClose: () => void };

const isPage = (value: unknown) => isRecord(value) && Array.isArray(value['zones']);

/** What lies over the editor's state for a while, one at a time. */
export function Panels({ panel, onClose }: PanelsProps) {
  const { editorState, page, changePage, saving } = useEditorContext();
  const { conflict } = saving;
  const waiting = useWaitingVersions();
  return (
    <>
      <NewPage open={panel === 'new'} onClose={onClose} />
      <NewPage open={panel === 'duplicate'} original={editorState} onClose={onClose} />
      {isLifeStep(panel) ? <PageLifeDialog step={panel} onClose={onClose} /> : null}
      <PageVersions open={panel === 'versions'} onClose={onClose} />
      <PublishPage open={panel === 'publish' && !conflict} onClose={onClose} />
      {panel === 'review' ? (
        <Suspense>
          <AskReview {...waiting} onClose={onClose} />
        </Suspense>
      ) : null}
      {panel === 'release' && !conflict ? (
        <Suspense>
          <AddToRelease {...waiting} onClose={onClose} />
        </Suspense>
      ) : null}
      {panel === 'compare' ? (
        <Suspense>
          <CompareVersions onClose={onClose} />
        </Suspense>
      ) : null}
      <JsonEditor
        open={panel === 'json'}
        value={page && savedBodyOf(page)}
        isRight={shopDocumentOf(editorState.name) === null ? isPage : isRecord}
        onApply={(body) => changePage(() => draftIn(editorState.name, body))}
        onClose={onClose}
      />
      {conflict ? <NewerPageVersion {...conflict} /> : null}
    </>
  );
}

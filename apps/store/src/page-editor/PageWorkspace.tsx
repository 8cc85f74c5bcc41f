import { Chip } from '@patine/ui/chip/Chip';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { screenMessages } from '../i18n/screen-messages.ts';
import { BlockPanel } from './BlockPanel.tsx';
import { EditorToolbar } from './EditorToolbar.tsx';
import { EditorUpdates } from './EditorUpdates.tsx';
import { EditorProvider, type EditorContext, type Panel } from './editor-context.ts';
import type { OpenedPage } from './editor-state.ts';
import { focusLater } from './form/focus-later.ts';
import { fieldId } from './form/form-context.ts';
import { OtherTab } from './OtherTab.tsx';
import { PagePanel } from './PagePanel.tsx';
import { excerptOf } from './excerpt.ts';
import { useBlockName } from './use-block-name.ts';
import { blockIn, blockWithLink, type KeyedBlock, type PageDraft } from './page-draft.ts';
import { Panels } from './Panels.tsx';
import { isPaste } from './paste.ts';
import { Preview } from './preview/Preview.tsx';
import { shopDocumentOf } from './shop-document.ts';
import { useEditor } from './use-editor.ts';
import { OtherDevice } from './unsaved/OtherDevice.tsx';
import { OthersHere } from './unsaved/OthersHere.tsx';
import { usePageWork } from './unsaved/use-page-work.ts';
import { useUpdates } from './use-updates.ts';
import { useSaving } from './use-saving.ts';
import { PageReleaseNote } from './releases/PageReleaseNote.tsx';

const ShopDocumentPreview = lazy(screenMessages(() => import('./shop/ShopDocumentPreview.tsx')));

export type PageWorkspaceProps = { opened: OpenedPage };

/** Where editors compose a page: what a page is made of on one side, what becomes of it on the other. */
export function PageWorkspace({ opened }: PageWorkspaceProps) {
  const { formatMessage } = useIntl();
  const { editor: state, update, notify, notifyUntil, forget } = useUpdates(useEditor(opened));
  const saving = useSaving(state);
  const { work, opened: document, takeUp } = usePageWork(state);
  const link = useSearchParams()[0].get('link');
  const [chosen, choose] = useState(
    () => (link && blockWithLink(state.editorState.pages[state.language], link)?.key) || null,
  );
  const [panel, show] = useState<Panel | null>(null);
  const [seen, setSeen] = useState<'form' | 'preview'>('form');

  const { editorState, language, change, endStep } = state;
  const page = editorState.pages[language];
  const context: EditorContext = {
    ...state,
    leave: () => {
      state.leave();
      work.forget();
    },
    isKeptByServer: work.isKept,
    saving,
    page,
    changePage: (edit: (page: PageDraft) => PageDraft, tag) =>
      change(
        (before) => {
          const own = before.pages[language];
          return own ? { ...before, pages: { ...before.pages, [language]: edit(own) } } : before;
        },
        tag && `${language}/${tag}`,
      ),
    chosen,
    choose: (key) => {
      choose(key);
      if (key !== null) setSeen('form');
    },
    notify,
    notifyUntil,
    show: (panel) => {
      // What was just done lies over the foot of a panel, where its button is.
      forget();
      show(panel);
    },
    showFrameField: (path) => {
      choose(null);
      setSeen('form');
      focusLater(fieldId(path));
    },
  };
  /** Heard before the field hears of it and after: what is pasted is undone apart from what is typed around it. */
  const partPaste = ({ nativeEvent }: FormEvent) => {
    if (isPaste(nativeEvent)) endStep();
  };
  const shopDocument = shopDocumentOf(editorState.name);
  const nameOf = useBlockName();
  const at = ({ block: { type, ...fields } }: KeyedBlock) =>
    [nameOf(type), excerptOf(fields)].filter(Boolean).join(' : ');
  const block = chosen === null ? undefined : blockIn(page, chosen);

  return (
    <EditorProvider value={context}>
      <EditorToolbar />
      {/* Named, as the frame of the preview may have header and main of its own. */}
      <main id="main" tabIndex={-1} aria-labelledby="document-title" className="outline-none">
        <OtherTab />
        <OtherDevice
          work={work}
          onTakeUp={(text) => {
            choose(null);
            takeUp(text);
          }}
        />
        <fieldset
          aria-label={formatMessage({ id: 'pageEditor.seen' })}
          className="flex min-w-0 gap-2 px-4 pt-4 sm:px-6 xl:hidden"
        >
          {(['form', 'preview'] as const).map((side) => (
            <Chip
              key={side}
              active={seen === side}
              aria-pressed={seen === side}
              onClick={() => setSeen(side)}
            >
              <FormattedMessage id={`pageEditor.seen.${side}`} />
            </Chip>
          ))}
        </fieldset>
        <div
          className={`xl:grid xl:h-[calc(100dvh-4.5rem)] xl:grid-rows-[minmax(0,1fr)] ${shopDocument === null ? 'xl:grid-cols-[27rem_minmax(0,1fr)] 2xl:grid-cols-[32rem_minmax(0,1fr)]' : 'xl:grid-cols-[minmax(27rem,2fr)_minmax(0,3fr)]'}`}
        >
          <div
            className={`${seen === 'form' ? '' : 'hidden xl:block'} relative px-4 py-5 sm:px-6 xl:overflow-y-auto xl:border-e xl:border-line`}
            onChangeCapture={partPaste}
            onChange={partPaste}
          >
            <OthersHere opened={document} at={block ? at(block) : ''} />
            <PageReleaseNote place="screen" />
            {block ? <BlockPanel key={block.key} chosen={block} /> : <PagePanel />}
          </div>
          <div className={`${seen === 'preview' ? '' : 'hidden xl:block'} min-w-0`}>
            {shopDocument === null ? (
              <Preview />
            ) : (
              <Suspense>
                <ShopDocumentPreview id={shopDocument} />
              </Suspense>
            )}
          </div>
        </div>
      </main>
      <Panels panel={panel} onClose={() => show(null)} />
      <EditorUpdates update={update} onUndo={state.undo} onClose={forget} />
    </EditorProvider>
  );
}

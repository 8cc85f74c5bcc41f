import { LOCALES } from '@patine/core';
import { Button } from '@patine/ui/button/Button';
import { IconButton } from '@patine/ui/icon-button/IconButton';
import { Link } from '@patine/ui/link/Link';
import { Logo } from '@patine/ui/logo/Logo';
import FilePlus2 from 'lucide-react/icons/file-plus-2';
import FolderOpen from 'lucide-react/icons/folder-open';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '../lib/store-context.tsx';
import { editorPaths } from '../editor-paths.ts';
import { paths } from '../paths.ts';
import { blockedSaveMessage, isMended } from './blocked-saves.ts';
import { useEditorContext } from './editor-context.ts';
import { anyChanged } from './editor-state.ts';
import { LISTS } from './lists.ts';
import { useHasRole } from './people/session.ts';
import { SaveState } from './SaveState.tsx';
import { shopDocumentOf } from './shop-document.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { REDO_KEYS, SAVE_KEYS, UNDO_KEYS, useShortcuts } from './use-shortcuts.ts';

/** What one can do with the whole page, always in sight. */
export function EditorToolbar() {
  const intl = useIntl();
  const {
    editorState,
    language,
    saved,
    saving,
    notifyUntil,
    show,
    showFrameField,
    undo,
    redo,
    canUndo,
    canRedo,
  } = useEditorContext();
  const locale = useLocale();
  const isPublisher = useHasRole('publisher');
  const titleOf = useDocumentTitle();
  const list = LISTS[shopDocumentOf(editorState.name) === null ? 'pages' : 'shop'];
  /** What becomes of it is said under the page's name. */
  const save = () => {
    const here = saving.blocked.find(({ locale }) => locale === language);
    const blocked = here ?? saving.blocked[0];
    if (blocked)
      notifyUntil(blockedSaveMessage(intl, blocked, editorState.name), (now) => isMended(now, blocked));
    // Nobody is taken away from the language that they write in.
    if (here) showFrameField(here.validationError.path);
    saving.saveAll(LOCALES).catch(() => undefined);
  };
  const canSave = anyChanged(editorState, saved);
  const isSaving = saving.save.isPending || saving.publish.isPending;
  useShortcuts({
    save: () => {
      if (canSave && !isSaving) save();
    },
    undo,
    redo,
  });
  const translate = (id: string) => intl.formatMessage({ id });
  return (
    <header
      aria-labelledby="document-title"
      className="sticky top-0 z-header stitch-b flex flex-wrap items-center gap-x-3 gap-y-1 bg-paper px-4 py-1.5 sm:px-6 sm:py-2 xl:h-18 xl:flex-nowrap"
    >
      <Logo href={paths.home(locale)} className="text-2xl max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-[calc(100%-7rem)] sm:basis-48">
        <h1 id="document-title" className="truncate font-semibold">
          {titleOf(editorState)}
        </h1>
        <SaveState />
      </div>
      <div className="flex items-center max-sm:-me-3">
        {list === LISTS.pages ? (
          <IconButton label={translate('pageEditor.new')} onClick={() => show('new')}>
            <FilePlus2 aria-hidden className="size-5" />
          </IconButton>
        ) : null}
        <Button asChild tone="quiet" size="sm">
          <Link href={editorPaths.pageEditor(locale, list.query)}>
            <FolderOpen aria-hidden className="size-5" />
            <span className="max-lg:sr-only">{translate(list.all)}</span>
          </Link>
        </Button>
      </div>
      <div className="flex items-center max-sm:me-auto max-sm:-ms-3">
        <IconButton
          label={translate('pageEditor.undo')}
          aria-keyshortcuts={UNDO_KEYS}
          disabled={!canUndo}
          onClick={undo}
        >
          <Undo2 aria-hidden className="size-5" />
        </IconButton>
        <IconButton
          label={translate('pageEditor.redo')}
          aria-keyshortcuts={REDO_KEYS}
          disabled={!canRedo}
          onClick={redo}
        >
          <Redo2 aria-hidden className="size-5" />
        </IconButton>
      </div>
      <div className="flex gap-2">
        <Button
          tone="line"
          size="sm"
          aria-keyshortcuts={SAVE_KEYS}
          disabled={!canSave}
          loading={saving.save.isPending && !saving.publish.isPending}
          onClick={save}
        >
          <FormattedMessage id="pageEditor.save" />
        </Button>
        <Button size="sm" onClick={() => show(isPublisher ? 'publish' : 'review')}>
          <FormattedMessage id={isPublisher ? 'pageEditor.publish' : 'pageEditor.review.ask'} />
        </Button>
      </div>
    </header>
  );
}

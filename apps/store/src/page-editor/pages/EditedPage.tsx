import type { DocumentSummary } from '@patine/contract/content/documents';
import { localeOf } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { useLocale } from '../../lib/store-context.tsx';
import { matchPage } from '../../pages.ts';
import { editorPaths } from '../../editor-paths.ts';
import { keepLanguage } from '../kept-pages.ts';

/** The screen for a path of the shop; null where nothing of the page editor is shown there. */
function screenFor(path: string, documents: readonly DocumentSummary[]) {
  const match = matchPage(path);
  if (match?.name === 'home') return 'page=home' as const;
  if (match?.name === 'drop' && match.params['slug']) return `drop=${match.params['slug']}` as const;
  const page = documents.find((document) => document.kind === 'page' && document.path === path);
  return page ? (`page=${page.name}` as const) : null;
}

export type EditedPageProps = { path: string; documents: readonly DocumentSummary[] };

/** Leads from an address of the shop to the screen that writes what is there, in the language of the address. */
export function EditedPage({ path, documents }: EditedPageProps) {
  const locale = useLocale();
  const screen = screenFor(path, documents);
  const name = screen?.startsWith('page=') ? screen.slice('page='.length) : null;
  useEffect(() => {
    if (name !== null) keepLanguage(name, localeOf(path));
  }, [name, path]);
  if (screen === null)
    return (
      <Alert tone="notice" className="mb-5">
        <FormattedMessage id="pageEditor.edit.none" values={{ path }} />
      </Alert>
    );
  return <Navigate replace to={editorPaths.pageEditor(locale, screen)} />;
}

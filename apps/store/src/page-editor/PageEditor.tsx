import './without-eval.ts';
import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { screenMessages } from '../i18n/screen-messages.ts';
import { isShopDocumentId } from '@patine/contract/content/shop-documents';
import { OpenPage } from './OpenPage.tsx';
import { shopDocumentName } from './shop-document.ts';

const EditorLists = lazy(screenMessages(() => import('./EditorLists.tsx')));
const PeopleScreens = lazy(screenMessages(() => import('./people/PeopleScreens.tsx')));
const OpenRelease = lazy(screenMessages(() => import('./releases/OpenRelease.tsx')));
const OpenDrop = lazy(screenMessages(() => import('./drops/OpenDrop.tsx')));

/** Where editors write: a page, a drop or what the whole shop shows, which the URL names, or a list of them. */
export default function PageEditor() {
  const [query] = useSearchParams();
  const [page, drop, view, release] = ['page', 'drop', 'view', 'release'].map(
    (name) => query.get(name) ?? '',
  );
  if (release) return <OpenRelease key={release} id={release} />;
  if (drop) return <OpenDrop key={drop} slug={drop} />;
  if (view && isShopDocumentId(view)) {
    const name = shopDocumentName(view);
    return <OpenPage key={name} name={name} />;
  }
  if (page && !view) return <OpenPage key={page} name={page} />;
  if (view === 'people' || view === 'log' || view === 'account' || view === 'sign-in')
    return <PeopleScreens view={view} />;
  return <EditorLists view={view ?? ''} wanted={query.get('edit')} />;
}

import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import { lazy, Suspense } from 'react';
import { screenMessages } from '../i18n/screen-messages.ts';
import { PageComments } from './comments/PageComments.tsx';
import { PageMetaForm } from './PageMetaForm.tsx';
import { LanguageTabs } from './LanguageTabs.tsx';
import { NoPage } from './NoPage.tsx';
import { Outline } from './Outline.tsx';
import { PageTools } from './PageTools.tsx';
import { useEditorContext } from './editor-context.ts';
import { shopDocumentOf } from './shop-document.ts';

const ShopDocumentPanel = lazy(screenMessages(() => import('./shop/ShopDocumentPanel.tsx')));

/** A page in one language: its blocks, what it says of itself, and what one can do with it. */
export function PagePanel() {
  const { editorState, page, language } = useEditorContext();
  const shopDocument = shopDocumentOf(editorState.name);
  return (
    <>
      <LanguageTabs />
      {page && shopDocument ? (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <ShopDocumentPanel key={language} id={shopDocument} draft={page} />
        </Suspense>
      ) : page ? (
        <>
          <Outline page={page} />
          <PageMetaForm key={language} page={page} />
          <PageComments key={`${language} comments`} />
          <PageTools />
        </>
      ) : (
        <NoPage />
      )}
    </>
  );
}

import { PageMetaForm } from './PageMetaForm.tsx';
import { LanguageTabs } from './LanguageTabs.tsx';
import { NoPage } from './NoPage.tsx';
import { Outline } from './Outline.tsx';
import { PageTools } from './PageTools.tsx';
import { useEditorContext } from './editor-context.ts';

/** A page in one language: its blocks, what it says of itself, and what one can do with it. */
export function PagePanel() {
  const { page, language } = useEditorContext();
  return (
    <>
      <LanguageTabs />
      {page ? (
        <>
          <Outline page={page} />
          <PageMetaForm key={language} page={page} />
          <PageTools />
        </>
      ) : (
        <NoPage />
      )}
    </>
  );
}

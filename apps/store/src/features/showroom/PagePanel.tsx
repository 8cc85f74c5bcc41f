import { FrameForm } from './FrameForm.tsx';
import { LanguageTabs } from './LanguageTabs.tsx';
import { NoPage } from './NoPage.tsx';
import { Outline } from './Outline.tsx';
import { PageTools } from './PageTools.tsx';
import { useDeskContext } from './desk-context.ts';

/** A page in one language: its blocks, what it says of itself, and what one can do with it. */
export function PagePanel() {
  const { page, language } = useDeskContext();
  return (
    <>
      <LanguageTabs />
      {page ? (
        <>
          <Outline page={page} />
          <FrameForm key={language} page={page} />
          <PageTools />
        </>
      ) : (
        <NoPage />
      )}
    </>
  );
}

import { lazy, Suspense } from 'react';
import { screenMessages } from '../../i18n/screen-messages.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { PreviewCanvas } from './PreviewCanvas.tsx';
import { useShownPage } from './use-shown-page.ts';

const LayoutCanvas = lazy(screenMessages(() => import('./LayoutCanvas.tsx')));
const TextsCanvas = lazy(screenMessages(() => import('./TextsCanvas.tsx')));
const SeoCanvas = lazy(screenMessages(() => import('./SeoCanvas.tsx')));
const DropCanvas = lazy(screenMessages(() => import('./DropCanvas.tsx')));

/** The page editor's iframe: renders what it receives as the shop does. */
export default function PagePreviewPage() {
  const { shown, choose } = useShownPage();
  if (shown?.about === 'showroom-layout')
    return (
      <Suspense>
        <LayoutCanvas {...shown} />
      </Suspense>
    );
  return (
    <>
      <PageHead titleId="pageEditor.stage" noindex />
      <div id="main">
        {shown?.about === 'showroom-page' ? <PreviewCanvas {...shown} onChoose={choose} /> : null}
        {shown?.about === 'showroom-drop' ? (
          <Suspense>
            <DropCanvas {...shown} />
          </Suspense>
        ) : null}
        {shown?.about === 'showroom-texts' ? (
          <Suspense>
            <TextsCanvas {...shown} />
          </Suspense>
        ) : null}
        {shown?.about === 'showroom-seo' ? (
          <Suspense>
            <SeoCanvas {...shown} />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}

import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { dropMessages } from '../../i18n/drop-messages.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { PreviewCanvas } from './PreviewCanvas.tsx';
import { useShownPage } from './use-shown-page.ts';

const DropCanvas = lazy(dropMessages(() => import('./DropCanvas.tsx')));

/** The page editor's iframe: renders the blocks, or the drop, that it receives as the shop does. */
export default function PagePreviewPage() {
  const { shown, choose } = useShownPage();
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
        {shown ? null : (
          <p className="wrap py-12 text-muted">
            <FormattedMessage id="pageEditor.stage.waiting" />
          </p>
        )}
      </div>
    </>
  );
}

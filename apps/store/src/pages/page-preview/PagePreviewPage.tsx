import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../layouts/PageHead.tsx';
import { PreviewCanvas } from './PreviewCanvas.tsx';
import { useShownPage } from './use-shown-page.ts';

/** The page editor's iframe: renders the blocks that it receives as the shop does. */
export default function PagePreviewPage() {
  const { shown, choose } = useShownPage();
  return (
    <>
      <PageHead titleId="pageEditor.stage" noindex />
      <div id="main">
        {shown ? (
          <PreviewCanvas {...shown} onChoose={choose} />
        ) : (
          <p className="wrap py-12 text-muted">
            <FormattedMessage id="pageEditor.stage.waiting" />
          </p>
        )}
      </div>
    </>
  );
}

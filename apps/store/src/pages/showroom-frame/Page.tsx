import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../layouts/PageHead.tsx';
import { Stage } from './Stage.tsx';
import { useShown } from './use-shown.ts';

/** What the editors' page shows in a frame: the blocks that it is told, drawn as the shop draws them. */
export default function Page() {
  const { shown, choose } = useShown();
  return (
    <>
      <PageHead titleId="showroom.stage" noindex />
      <div id="main">
        {shown ? (
          <Stage {...shown} onChoose={choose} />
        ) : (
          <p className="wrap py-12 text-muted">
            <FormattedMessage id="showroom.stage.waiting" />
          </p>
        )}
      </div>
    </>
  );
}

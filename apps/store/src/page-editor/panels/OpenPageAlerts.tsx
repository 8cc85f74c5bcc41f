import { Alert } from '@patine/ui/alert/Alert';
import { FormattedMessage } from 'react-intl';
import { useEditorContext } from '../editor-context.ts';
import { anyChanged } from '../editor-state.ts';
import { failureOf } from '../failure-of.ts';

/** Above a way to open another page: what would be lost of the open one, and why opening failed. */
export function OpenPageAlerts({ failure }: { failure: Error | null }) {
  const { editorState, saved } = useEditorContext();
  return (
    <>
      {anyChanged(editorState, saved) ? (
        <Alert tone="notice" className="mb-5">
          <FormattedMessage id="pageEditor.unsaved" values={{ name: editorState.name }} />
        </Alert>
      ) : null}
      {failure ? (
        <Alert tone="error" live className="mb-5">
          <FormattedMessage id={failureOf(failure)} />
        </Alert>
      ) : null}
    </>
  );
}

import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { FormattedMessage } from 'react-intl';
import { useEditorContext } from './editor-context.ts';
import { useDocumentTitle } from './use-document-title.ts';

/** Two tabs write, and a browser keeps the work of one: whoever writes learns of it while both are there. */
export function OtherTab() {
  const { otherTab, takeOtherTab, keepHere } = useEditorContext();
  const titleOf = useDocumentTitle();
  if (!otherTab) return null;
  return (
    <Alert
      tone="notice"
      live
      className="mx-4 mt-4 sm:mx-6 xl:mb-4"
      title={<FormattedMessage id="pageEditor.tab.title" values={{ name: titleOf(otherTab.editorState) }} />}
    >
      <p>
        <FormattedMessage id="pageEditor.tab.text" />
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={keepHere}>
          <FormattedMessage id="pageEditor.tab.here" />
        </Button>
        <Button size="sm" tone="line" onClick={takeOtherTab}>
          <FormattedMessage id="pageEditor.tab.there" />
        </Button>
      </p>
    </Alert>
  );
}

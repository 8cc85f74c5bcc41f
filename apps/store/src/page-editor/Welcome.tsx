import { Button } from '@patine/ui/button/Button';
import { FormattedMessage } from 'react-intl';
import { useEditorContext } from './editor-context.ts';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';

/** Before there is a page. */
export function Welcome() {
  const { show } = useEditorContext();
  return (
    <EmptyState
      level={2}
      className="py-20"
      title={<FormattedMessage id="pageEditor.welcome.title" />}
      action={
        <>
          <Button onClick={() => show('new')}>
            <FormattedMessage id="pageEditor.new" />
          </Button>
          <Button tone="line" onClick={() => show('documents')}>
            <FormattedMessage id="pageEditor.documents" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="pageEditor.welcome.text" />
    </EmptyState>
  );
}

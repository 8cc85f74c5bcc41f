import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { Link } from '@patine/ui/link/Link';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../lib/store-context.tsx';
import { editorPaths } from '../editor-paths.ts';
import { useEditorContext } from './editor-context.ts';

/** Before there is a page. */
export function Welcome() {
  const { show } = useEditorContext();
  const locale = useLocale();
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
          <Button asChild tone="line">
            <Link href={editorPaths.pageEditor(locale, 'view=drops')}>
              <FormattedMessage id="pageEditor.drops" />
            </Link>
          </Button>
        </>
      }
    >
      <FormattedMessage id="pageEditor.welcome.text" />
    </EmptyState>
  );
}

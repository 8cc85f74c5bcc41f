import { Button } from '@patine/ui/button/Button';
import { FormattedMessage } from 'react-intl';
import { useDeskContext } from './desk-context.ts';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';

/** Before there is a page. */
export function Welcome() {
  const { show } = useDeskContext();
  return (
    <EmptyState
      level={2}
      className="py-20"
      title={<FormattedMessage id="showroom.welcome.title" />}
      action={
        <>
          <Button onClick={() => show('new')}>
            <FormattedMessage id="showroom.new" />
          </Button>
          <Button tone="line" onClick={() => show('documents')}>
            <FormattedMessage id="showroom.documents" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="showroom.welcome.text" />
    </EmptyState>
  );
}

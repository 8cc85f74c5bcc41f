import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Dialog } from '@patine/ui/dialog/Dialog';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { LOCALES } from '@patine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../paths.ts';
import { failureOf } from '../failure-of.ts';
import { useOnline } from '../use-online.ts';
import { useNow } from '../use-now.ts';
import { useTimeMessage } from '../use-time-message.ts';
import type { DropDraft } from './use-drop-draft.ts';
import type { DropSaving } from './use-drop-saving.ts';

export type PublishDropProps = {
  open: boolean;
  draft: DropDraft;
  saving: DropSaving;
  onClose: () => void;
};

/** Says what publishing does with this drop, and what became of it. */
export function PublishDrop({ open, draft, saving, onClose }: PublishDropProps) {
  const { formatMessage } = useIntl();
  const isOnline = useOnline();
  const { slug, validationErrors } = draft;
  const { publish, isAway } = saving;
  const count = validationErrors.length;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={
        <FormattedMessage id={publish.isSuccess ? 'dropEditor.publish.after' : 'dropEditor.publish.title'} />
      }
      footer={
        publish.isSuccess ? (
          <Button tone="ink" onClick={onClose}>
            <FormattedMessage id="pageEditor.publish.close" />
          </Button>
        ) : (
          <Button loading={publish.isPending} disabled={count > 0} onClick={() => publish.mutate()}>
            <FormattedMessage id="pageEditor.publish" />
          </Button>
        )
      }
    >
      {publish.isSuccess ? (
        <Alert tone="success" live title={<FormattedMessage id="pageEditor.publish.done" />}>
          <ul className="mt-1 grid gap-1">
            {LOCALES.map((locale) => (
              <li key={locale}>
                <TextLink href={paths.drop(locale, slug)} target="_blank">
                  {paths.drop(locale, slug)}
                </TextLink>
              </li>
            ))}
          </ul>
        </Alert>
      ) : (
        <Outcome draft={draft} />
      )}
      {count > 0 && !publish.isSuccess ? (
        <Alert tone="error" className="mt-4">
          {formatMessage({ id: 'dropEditor.publish.errors' }, { count })}
        </Alert>
      ) : null}
      {isAway || !isOnline ? (
        <Alert tone="notice" live className="mt-4">
          <FormattedMessage id={isAway ? 'pageEditor.state.away' : 'pageEditor.state.offline'} />
        </Alert>
      ) : null}
      {publish.error && !publish.isPending ? (
        <Alert tone="error" live className="mt-4">
          <FormattedMessage id={failureOf(publish.error)} />
        </Alert>
      ) : null}
    </Dialog>
  );
}

/** What visitors will see, and from when. */
function Outcome({ draft: { body } }: Pick<PublishDropProps, 'draft'>) {
  const timeMessage = useTimeMessage();
  const now = useNow();
  const launchAt = typeof body['launchAt'] === 'string' ? body['launchAt'] : null;
  const isLater = launchAt !== null && Date.parse(launchAt) > now;
  const state = launchAt === null ? 'announced' : isLater ? 'soon' : 'live';
  return (
    <p>
      <FormattedMessage
        id={`dropEditor.publish.${state}`}
        values={{ date: launchAt === null ? '' : timeMessage(launchAt, 'long') }}
      />
    </p>
  );
}

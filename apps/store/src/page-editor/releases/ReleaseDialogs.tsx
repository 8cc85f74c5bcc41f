import type { Release } from '@patine/contract/content/releases';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Dialog } from '@patine/ui/dialog/Dialog';
import type { UseMutationResult } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { editorPaths } from '../../editor-paths.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { FailureMessage } from '../FailureMessage.tsx';
import { useNow } from '../use-now.ts';
import { NameRelease } from './NameRelease.tsx';
import { ReleaseRemarks } from './ReleaseRemarks.tsx';
import { releasesApi } from './releases-api.ts';
import { ScheduleRelease } from './ScheduleRelease.tsx';
import type { LinkedChange } from './use-release-faults.ts';

export type ReleasePanel = 'schedule' | 'cancel' | 'publish' | 'rename' | 'delete';

export type ReleaseDialogsProps = {
  panel: ReleasePanel;
  release: Release;
  linked: readonly LinkedChange[];
  /** Makes a change to the release, and reads it anew. */
  step: UseMutationResult<unknown, Error, () => Promise<unknown>>;
  onClose: () => void;
};

/** What is asked before something happens to a release. */
export function ReleaseDialogs({ panel, release, linked, step, onClose }: ReleaseDialogsProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  const now = useNow();
  const { formatMessage } = useIntl();
  const { id, name, changes } = release;
  const make = (call: () => Promise<unknown>, done = onClose) => step.mutate(call, { onSuccess: done });
  if (panel === 'schedule')
    return (
      <ScheduleRelease
        release={release}
        linked={linked}
        isPending={step.isPending}
        error={step.error}
        onSchedule={(publishAt) => make(() => releasesApi.schedule(id, publishAt))}
        onClose={onClose}
      />
    );
  if (panel === 'rename')
    return (
      <NameRelease
        title={<FormattedMessage id="release.rename" />}
        action={<FormattedMessage id="pageEditor.save" />}
        name={name}
        onName={async (next) => {
          await step.mutateAsync(() => releasesApi.rename(id, next));
          onClose();
        }}
        onClose={onClose}
      />
    );
  const leave = () => void navigate(editorPaths.pageEditor(locale, 'view=releases'));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<FormattedMessage id={`release.${panel}.title`} values={{ name }} />}
      description={formatMessage({ id: `release.${panel}.text` }, { count: changes.length })}
      footer={
        <>
          <Button
            loading={step.isPending}
            onClick={() => make(() => releasesApi[panel](id), panel === 'delete' ? leave : onClose)}
          >
            <FormattedMessage id={panel === 'publish' ? 'release.publishNow' : `release.${panel}`} />
          </Button>
          <Button tone="line" onClick={onClose}>
            <FormattedMessage id="release.keep" />
          </Button>
        </>
      }
    >
      {panel === 'publish' ? <ReleaseRemarks linked={linked} at={now} /> : null}
      {step.error ? (
        <Alert tone="error" live className="mt-4 first:mt-0">
          <FailureMessage error={step.error} />
        </Alert>
      ) : null}
    </Dialog>
  );
}

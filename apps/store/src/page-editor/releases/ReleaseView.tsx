import type { Release, ReleaseChange } from '@patine/contract/content/releases';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { editorPaths } from '../../editor-paths.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { allDocumentsQuery } from '../content-api.ts';
import { FailureMessage } from '../FailureMessage.tsx';
import { useHasRole } from '../people/session.ts';
import { useNow } from '../use-now.ts';
import { ScreenHeader } from '../ScreenHeader.tsx';
import { AddChanges } from './AddChanges.tsx';
import { ReleaseChangeRow } from './ReleaseChangeRow.tsx';
import { ReleaseDialogs, type ReleasePanel } from './ReleaseDialogs.tsx';
import { ReleaseState } from './ReleaseState.tsx';
import { releasesApi, releasesQuery } from './releases-api.ts';
import { ShopAtDate } from './ShopAtDate.tsx';
import { countReleaseChanges, useReleaseFaults } from './use-release-faults.ts';
import { keyOf } from './waiting-documents.ts';

/** A release: what it publishes, when, and what stands in its way. */
export function ReleaseView({ release }: { release: Release }) {
  const locale = useLocale();
  const queries = useQueryClient();
  const isPublisher = useHasRole('publisher');
  const [panel, setPanel] = useState<ReleasePanel | 'add' | null>(null);
  const { id, name, state, changes } = release;
  const canChange = state === 'open' || state === 'failed';
  const isDone = state === 'published';
  const step = useMutation({
    mutationFn: (make: () => Promise<unknown>) => make(),
    onSettled: () =>
      Promise.all([queries.invalidateQueries(releasesQuery), queries.invalidateQueries(allDocumentsQuery)]),
  });
  const takeVersion = ({ kind, name, locale }: ReleaseChange, version: number) =>
    step.mutate(() => releasesApi.add(id, { changes: [{ kind, name, locale, version }] }));
  const linked = useReleaseFaults(changes);
  const now = useNow();
  const at = release.publishAt === null ? now : Math.max(now, Date.parse(release.publishAt));
  const { faults, remarks } = countReleaseChanges(linked, at);
  const canPublish = changes.length > 0 && faults === 0;
  return (
    <>
      <ScreenHeader
        title={name}
        back="releases"
        state={
          <output className="block text-sm text-muted">
            <ReleaseState release={release} />
          </output>
        }
      >
        {isDone || !isPublisher ? null : (
          <div className="flex flex-wrap gap-2">
            {state === 'scheduled' ? (
              <Button tone="quiet" size="sm" disabled={step.isPending} onClick={() => setPanel('cancel')}>
                <FormattedMessage id="release.cancel" />
              </Button>
            ) : null}
            <Button tone="line" size="sm" disabled={!canPublish} onClick={() => setPanel('publish')}>
              <FormattedMessage id="release.publishNow" />
            </Button>
            <Button size="sm" disabled={!canPublish} onClick={() => setPanel('schedule')}>
              <FormattedMessage id={state === 'scheduled' ? 'release.reschedule' : 'release.schedule'} />
            </Button>
          </div>
        )}
      </ScreenHeader>
      <main id="main" tabIndex={-1} className="wrap grid gap-8 py-6 outline-none sm:py-8">
        <section aria-labelledby="changes">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 id="changes" className="heading text-2xl">
              <FormattedMessage id="release.changes" values={{ count: changes.length }} />
            </h2>
            {canChange ? (
              <Button tone="line" size="sm" onClick={() => setPanel('add')}>
                <Plus aria-hidden className="size-4" />
                <FormattedMessage id="release.add" />
              </Button>
            ) : null}
          </div>
          {state === 'failed' ? (
            <Alert tone="error" className="mb-4">
              <FormattedMessage id="release.failed.text" />
            </Alert>
          ) : null}
          {state === 'scheduled' ? (
            <Alert tone="info" className="mb-4">
              <FormattedMessage id="release.scheduled.text" />
            </Alert>
          ) : null}
          {isDone ? (
            <Alert tone="success" className="mb-4">
              <FormattedMessage
                id="release.published.text"
                values={{
                  shop: (
                    <TextLink href={editorPaths.today(paths.home(locale))} target="_blank">
                      <FormattedMessage id="release.published.shop" />
                    </TextLink>
                  ),
                }}
              />
            </Alert>
          ) : null}
          {!isDone && faults + remarks > 0 ? (
            <p className="mb-3 text-sm" aria-live="polite">
              <FormattedMessage id="release.remarks" values={{ faults, remarks }} />
            </p>
          ) : null}
          {step.error && panel === null ? (
            <Alert tone="error" live className="mb-4">
              <FailureMessage error={step.error} />
            </Alert>
          ) : null}
          {changes.length === 0 ? (
            <EmptyState title={<FormattedMessage id="release.empty" />}>
              <FormattedMessage id="release.empty.text" />
            </EmptyState>
          ) : (
            <ul className="rounded border border-line bg-surface">
              {linked.map(({ change, faults }) => (
                <ReleaseChangeRow
                  key={keyOf(change)}
                  change={change}
                  faults={faults}
                  at={at}
                  canChange={canChange}
                  isPublished={release.state === 'published'}
                  isPending={step.isPending}
                  onTakeVersion={(version) => takeVersion(change, version)}
                  onTakeOut={() => step.mutate(() => releasesApi.take(id, change))}
                />
              ))}
            </ul>
          )}
        </section>
        {isDone ? null : <ShopAtDate key={release.publishAt} date={release.publishAt} release={id} />}
        <div className="flex flex-wrap gap-2">
          {isDone ? null : (
            <Button tone="line" size="sm" onClick={() => setPanel('rename')}>
              <FormattedMessage id="release.rename" />
            </Button>
          )}
          {isPublisher ? (
            <Button
              tone="quiet"
              size="sm"
              className={isDone ? '-ms-4' : ''}
              onClick={() => setPanel('delete')}
            >
              <FormattedMessage id="release.delete" />
            </Button>
          ) : null}
        </div>
      </main>
      {panel === 'add' ? <AddChanges release={release} onClose={() => setPanel(null)} /> : null}
      {panel !== null && panel !== 'add' ? (
        <ReleaseDialogs
          panel={panel}
          release={release}
          linked={linked}
          step={step}
          onClose={() => {
            step.reset();
            setPanel(null);
          }}
        />
      ) : null}
    </>
  );
}

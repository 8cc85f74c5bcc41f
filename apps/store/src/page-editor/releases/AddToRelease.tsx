import type { ReleaseDocument } from '@patine/contract/content/releases';
import { MAX_RELEASE_NAME } from '@patine/contract/content/releases';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Dialog } from '@patine/ui/dialog/Dialog';
import { focusField } from '@patine/ui/field/focus-field';
import { Select } from '@patine/ui/select/Select';
import { TextField } from '@patine/ui/text-field/TextField';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { editorPaths } from '../../editor-paths.ts';
import { useLanguageName } from '../use-language-name.ts';
import { remember, remembered } from '../../lib/browser-storage.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { FailureMessage } from '../FailureMessage.tsx';
import { chosenRelease } from './chosen-release.ts';
import { releasesApi, releasesQuery } from './releases-api.ts';

export type AddToReleaseProps = {
  /** Saves what is on the screen where it must be, and returns the versions to publish; none where all is published. */
  save: () => Promise<(ReleaseDocument & { version: number })[]>;
  /** True when what is on the screen is published as it is. */
  isDone: boolean;
  onClose: () => void;
};

/** Key in this browser of the release that something was added to last. */
const LATEST_KEY = 'page-editor-release';

/** Saves a document and puts it into a release, where it waits for the others. */
export default function AddToRelease({ save, isDone, onClose }: AddToReleaseProps) {
  const { formatMessage } = useIntl();
  const queries = useQueryClient();
  const { data } = useQuery(releasesQuery);
  const open = (data ?? []).filter(({ state }) => state === 'open' || state === 'failed');
  const [picked, setPicked] = useState<string | null>(null);
  const [name, setName] = useState('');
  const id = chosenRelease(open, picked, remembered(LATEST_KEY));
  const adding = useMutation({
    mutationFn: async () => {
      const changes = await save();
      const known = open.find((release) => release.id === id);
      const release = known ?? { ...(await releasesApi.create(name.trim())), name: name.trim() };
      await releasesApi.add(release.id, { changes });
      remember(LATEST_KEY, release.id);
      await queries.invalidateQueries(releasesQuery);
      return { release, changes };
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<FormattedMessage id="release.addTo" />}
      description={formatMessage({ id: 'release.addTo.text' })}
      footer={
        adding.isSuccess ? (
          <Button tone="ink" onClick={onClose}>
            <FormattedMessage id="pageEditor.publish.close" />
          </Button>
        ) : (
          <Button
            loading={adding.isPending}
            disabled={!data || isDone || (id === '' && name.trim() === '')}
            onClick={() => adding.mutate()}
          >
            <FormattedMessage id="release.addTo.do" />
          </Button>
        )
      }
    >
      {adding.isSuccess ? (
        <Alert tone="success" live>
          <Added {...adding.data} />
        </Alert>
      ) : isDone ? (
        <p>
          <FormattedMessage id="release.addTo.nothing" />
        </p>
      ) : (
        <div className="grid gap-4">
          {open.length > 0 ? (
            <Select
              label={formatMessage({ id: 'release.one' })}
              value={id}
              onChange={({ target }) => setPicked(target.value)}
            >
              {open.map((release) => (
                <option key={release.id} value={release.id}>
                  {release.name}
                </option>
              ))}
              <option value="">{formatMessage({ id: 'release.new' })}</option>
            </Select>
          ) : null}
          {data && id === '' ? (
            <TextField
              // The first field of the window where there is no release to choose.
              ref={open.length === 0 ? focusField : undefined}
              label={formatMessage({ id: 'release.name' })}
              hint={formatMessage({ id: 'release.name.hint' })}
              autoComplete="off"
              maxLength={MAX_RELEASE_NAME}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          ) : null}
        </div>
      )}
      {adding.error ? (
        <Alert tone="error" live className="mt-4">
          <FailureMessage error={adding.error} />
        </Alert>
      ) : null}
    </Dialog>
  );
}

type AddedProps = { release: { id: string; name: string }; changes: readonly ReleaseDocument[] };

/** Which release has it now; in which languages, but for a drop, which has them all. */
function Added({ release, changes }: AddedProps) {
  const { formatList } = useIntl();
  const locale = useLocale();
  const languageName = useLanguageName();
  return (
    <FormattedMessage
      id="release.addTo.done"
      values={{
        release: (
          <TextLink href={editorPaths.pageEditor(locale, `release=${release.id}`)}>{release.name}</TextLink>
        ),
        scope: changes.some(({ kind }) => kind === 'drop') ? 'all' : 'part',
        languages: formatList(changes.map((change) => languageName(change.locale))),
      }}
    />
  );
}

import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { editorPaths } from '../../editor-paths.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { ListScreen } from '../document/ListScreen.tsx';
import { FailureMessage } from '../FailureMessage.tsx';
import { useTimeMessage } from '../use-time-message.ts';
import { ownSessionsQuery, peopleApi } from './people-api.ts';
import { sessionQuery } from './session.ts';

/** Who is signed in, with which role, and where else. */
export function Account() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const timeMessage = useTimeMessage();
  const queries = useQueryClient();
  const { data: session, error } = useQuery(sessionQuery);
  const { data: sessions = [] } = useQuery(ownSessionsQuery);
  const end = useMutation({
    mutationFn: peopleApi.endSession,
    onSuccess: () => queries.invalidateQueries(ownSessionsQuery),
  });
  const logOut = useMutation({
    mutationFn: peopleApi.logOut,
    // A new document: nothing of the session stays in memory.
    onSuccess: () => location.replace(editorPaths.pageEditor(locale, 'view=sign-in')),
  });
  const failure = end.error ?? logOut.error;
  const editor = session?.editor;
  return (
    <ListScreen
      screen="account"
      title={<FormattedMessage id="pageEditor.account" />}
      error={error}
      isLoading={!session && !error}
    >
      {session ? (
        <div className="grid max-w-168 gap-6">
          <div>
            <p className="text-lg font-semibold wrap-anywhere">
              {editor ? editor.name : <FormattedMessage id="pageEditor.account.link" />}
            </p>
            {editor ? <p className="text-muted wrap-anywhere">{editor.emailAddress}</p> : null}
            {session.role ? (
              <p className="mt-2">
                <strong>{formatMessage({ id: `pageEditor.role.${session.role}` })}</strong>
                {'. '}
                <FormattedMessage id={`pageEditor.role.${session.role}.about`} />
              </p>
            ) : null}
          </div>
          {failure ? (
            <Alert tone="error" live>
              <FailureMessage error={failure} />
            </Alert>
          ) : null}
          <div>
            <Button
              tone="line"
              loading={logOut.isPending || logOut.isSuccess}
              onClick={() => logOut.mutate()}
            >
              <FormattedMessage id="pageEditor.account.logOut" />
            </Button>
          </div>
          {editor ? (
            <section aria-labelledby="own-sessions">
              <h2 id="own-sessions" className="heading mb-2 text-xl">
                <FormattedMessage id="pageEditor.account.sessions" />
              </h2>
              <ul className="rounded border border-line bg-surface">
                {sessions.map(({ id, browser, createdAt, usedAt, isCurrent }) => (
                  <li
                    key={id}
                    className="stitch-b flex flex-wrap items-center gap-3 px-4 py-3 last:border-b-0"
                  >
                    <span className="min-w-0 flex-1 basis-48">
                      <span className="block font-semibold">
                        {browser || <FormattedMessage id="pageEditor.account.browser" />}
                      </span>
                      <span className="block text-sm text-muted">
                        <FormattedMessage
                          id="pageEditor.account.times"
                          values={{
                            since: timeMessage(createdAt, 'medium'),
                            used: timeMessage(usedAt, 'medium'),
                          }}
                        />
                      </span>
                    </span>
                    {isCurrent ? (
                      <span className="text-sm text-muted">
                        <FormattedMessage id="pageEditor.account.current" />
                      </span>
                    ) : (
                      <Button
                        tone="line"
                        size="sm"
                        loading={end.isPending && end.variables === id}
                        onClick={() => end.mutate(id)}
                      >
                        <FormattedMessage id="pageEditor.account.end" />
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
      ) : null}
    </ListScreen>
  );
}

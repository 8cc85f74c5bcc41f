import { EDITOR_ROLES, type EditorRole, type EditorSummary } from '@patine/contract/content/editors';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { Select } from '@patine/ui/select/Select';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { editorPaths } from '../../editor-paths.ts';
import { ConfirmDialog } from '../../lib/ConfirmDialog.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { ListScreen } from '../document/ListScreen.tsx';
import { FailureMessage } from '../FailureMessage.tsx';
import { failureOf } from '../failure-of.ts';
import { useTimeMessage } from '../use-time-message.ts';
import { Invite } from './Invite.tsx';
import { editorsQuery, peopleApi } from './people-api.ts';
import { useHasRole } from './session.ts';

/** Who edits: each with a role, those invited too. */
export function People() {
  const locale = useLocale();
  const isAdministrator = useHasRole('administrator');
  const [isInviting, setInviting] = useState(false);
  const { data, error } = useQuery(editorsQuery);
  return (
    <>
      <ListScreen
        screen="people"
        title={<FormattedMessage id="pageEditor.screens.people" />}
        count={
          data ? <FormattedMessage id="pageEditor.people.count" values={{ count: data.length }} /> : null
        }
        action={
          isAdministrator ? (
            <Button size="sm" onClick={() => setInviting(true)}>
              <UserPlus aria-hidden className="size-4" />
              <FormattedMessage id="pageEditor.people.invite" />
            </Button>
          ) : null
        }
        error={error}
        isLoading={!data && !error}
      >
        <p className="mb-5 text-sm text-muted">
          {isAdministrator ? null : (
            <>
              <FormattedMessage id="pageEditor.failure.administrator" />{' '}
            </>
          )}
          <TextLink href={editorPaths.pageEditor(locale, 'view=log')}>
            <FormattedMessage id="pageEditor.log.open" />
          </TextLink>
        </p>
        {data?.length === 0 ? (
          <EmptyState title={<FormattedMessage id="pageEditor.people.none" />}>
            <FormattedMessage id="pageEditor.people.none.text" />
          </EmptyState>
        ) : null}
        <ul className="rounded border border-line bg-surface empty:hidden">
          {(data ?? []).map((person) => (
            <PersonRow key={person.id} person={person} isAdministrator={isAdministrator} />
          ))}
        </ul>
      </ListScreen>
      {isInviting ? <Invite onClose={() => setInviting(false)} /> : null}
    </>
  );
}

type PersonRowProps = { person: EditorSummary; isAdministrator: boolean };

function PersonRow({ person, isAdministrator }: PersonRowProps) {
  const { formatMessage } = useIntl();
  const timeMessage = useTimeMessage();
  const queries = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const { id, name, emailAddress, role, acceptedAt, invitedUntil } = person;
  const onSuccess = () => queries.invalidateQueries();
  const change = useMutation({ mutationFn: (next: EditorRole) => peopleApi.changeRole(id, next), onSuccess });
  const again = useMutation({ mutationFn: () => peopleApi.inviteAgain(id), onSuccess });
  const remove = useMutation({ mutationFn: () => peopleApi.remove(id), onSuccess });
  const failure = change.error ?? again.error;
  const roleName = (one: EditorRole) => formatMessage({ id: `pageEditor.role.${one}` });
  return (
    <li className="stitch-b grid gap-3 px-4 py-4 last:border-b-0 relative sm:grid-cols-[minmax(0,1fr)_14rem_auto] sm:items-center">
      <div className="min-w-0 self-center wrap-anywhere">
        <p className="font-semibold">{name}</p>
        {emailAddress ? <p className="text-sm text-muted">{emailAddress}</p> : null}
        {acceptedAt ? null : (
          <p className="text-sm text-muted">
            {invitedUntil ? (
              <FormattedMessage
                id="pageEditor.people.invitedUntil"
                values={{ date: timeMessage(invitedUntil, 'medium') }}
              />
            ) : (
              <FormattedMessage id="pageEditor.people.invited" />
            )}
          </p>
        )}
      </div>
      {isAdministrator ? (
        <Select
          className="sm:[&>label]:sr-only"
          label={formatMessage({ id: 'pageEditor.people.role' })}
          aria-label={formatMessage({ id: 'pageEditor.people.roleOf' }, { name })}
          value={role}
          disabled={change.isPending}
          onChange={({ target }) => change.mutate(target.value as EditorRole)}
        >
          {EDITOR_ROLES.map((one) => (
            <option key={one} value={one}>
              {roleName(one)}
            </option>
          ))}
        </Select>
      ) : (
        <p className="self-center">{roleName(role)}</p>
      )}
      {isAdministrator ? (
        <div className="flex flex-wrap gap-2">
          {acceptedAt ? null : (
            <Button tone="line" size="sm" loading={again.isPending} onClick={() => again.mutate()}>
              <FormattedMessage
                id={again.isSuccess ? 'pageEditor.people.invitedAgain' : 'pageEditor.people.inviteAgain'}
              />
            </Button>
          )}
          <Button
            tone="quiet"
            size="sm"
            aria-label={formatMessage({ id: 'pageEditor.people.removeWho' }, { name })}
            onClick={() => setRemoving(true)}
          >
            <FormattedMessage id="pageEditor.people.remove" />
          </Button>
        </div>
      ) : null}
      {failure ? (
        <Alert tone="error" live className="sm:col-span-full">
          <FailureMessage error={failure} />
        </Alert>
      ) : null}
      {isRemoving ? (
        <ConfirmDialog
          title={<FormattedMessage id="pageEditor.people.removeWho" values={{ name }} />}
          confirm={<FormattedMessage id="pageEditor.people.remove" />}
          cancel={<FormattedMessage id="pageEditor.people.keep" />}
          error={remove.error ? failureOf(remove.error, null).id : null}
          pending={remove.isPending}
          onClose={() => setRemoving(false)}
          onConfirm={() => remove.mutate()}
        >
          <FormattedMessage id="pageEditor.people.remove.text" values={{ name }} />
        </ConfirmDialog>
      ) : null}
    </li>
  );
}

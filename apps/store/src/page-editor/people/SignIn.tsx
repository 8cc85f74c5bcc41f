import { MAX_EDITOR_NAME } from '@patine/contract/content/editors';
import { EDITOR_SIGN_IN_MINUTES } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Logo } from '@patine/ui/logo/Logo';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import { TextField } from '@patine/ui/text-field/TextField';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { editorPaths } from '../../editor-paths.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { FailureMessage } from '../FailureMessage.tsx';
import { peopleApi } from './people-api.ts';

/** Where people come in: by the link of an email, or to ask for one. */
export function SignIn() {
  const locale = useLocale();
  // The fragment of a link is its token, which no server sees before the button is pressed.
  const token = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const askAgain = () => void navigate(editorPaths.pageEditor(locale, 'view=sign-in'), { replace: true });
  return (
    <>
      <header className="stitch-b px-4 py-3 sm:px-6">
        <Logo href={paths.home(locale)} className="text-2xl" />
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-128 px-4 py-8 outline-none sm:py-14">
        {token === '' ? <AskLink /> : <OpenLink key={token} token={token} onAskAgain={askAgain} />}
      </main>
    </>
  );
}

type FormProps = { onSubmit: (form: FormData) => void; children: ReactNode };

function Form({ onSubmit, children }: FormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {children}
    </form>
  );
}

const Failure = ({ error }: { error: Error | null }) =>
  error ? (
    <Alert tone="error" live>
      <FailureMessage error={error} />
    </Alert>
  ) : null;

/** Sends a link to sign in with. */
function AskLink() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const ask = useMutation({ mutationFn: peopleApi.askSignIn });
  const isField = ask.error instanceof ApiError && ask.error.is('VALIDATION');
  return (
    <>
      <PageHeading title={<FormattedMessage id="pageEditor.signIn.title" />} />
      {ask.isSuccess ? (
        <Alert tone="success" live title={<FormattedMessage id="pageEditor.signIn.sent" />}>
          <FormattedMessage
            id="pageEditor.signIn.sent.text"
            values={{ address: ask.variables.emailAddress, minutes: EDITOR_SIGN_IN_MINUTES }}
          />
        </Alert>
      ) : (
        <Form onSubmit={(form) => ask.mutate({ emailAddress: String(form.get('email')), locale })}>
          <p>
            <FormattedMessage id="pageEditor.signIn.text" />
          </p>
          <TextField
            name="email"
            type="email"
            autoComplete="email"
            label={formatMessage({ id: 'pageEditor.people.email' })}
            {...(isField ? { error: formatMessage({ id: 'pageEditor.people.email.wrong' }) } : {})}
          />
          <Failure error={isField ? null : ask.error} />
          <Button type="submit" loading={ask.isPending}>
            <FormattedMessage id="pageEditor.signIn.send" />
          </Button>
        </Form>
      )}
    </>
  );
}

type OpenLinkProps = { token: string; onAskAgain: () => void };

/** Says whose link it is. A press of the button uses it up, so that programs which check links do not. */
function OpenLink({ token, onAskAgain }: OpenLinkProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { data, error } = useQuery({
    queryKey: ['editor-link', token],
    queryFn: () => peopleApi.link(token),
    gcTime: 0,
    retry: false,
  });
  const open = useMutation({
    mutationFn: (name?: string) => peopleApi.openSession({ token, ...(name ? { name } : {}) }),
    // A new document: nothing of whoever was here before stays.
    onSuccess: () => location.replace(editorPaths.pageEditor(locale)),
  });
  const failure = error ?? open.error;
  if (failure instanceof ApiError && failure.is('TOKEN_EXPIRED'))
    return (
      <>
        <PageHeading title={<FormattedMessage id="pageEditor.signIn.over" />} />
        <p className="mb-5">
          <FormattedMessage id="pageEditor.signIn.over.text" />
        </p>
        <Button onClick={onAskAgain}>
          <FormattedMessage id="pageEditor.signIn.another" />
        </Button>
      </>
    );
  if (!data) return failure ? <Failure error={failure} /> : <Skeleton className="h-64" />;
  const isInvitation = data.purpose === 'INVITATION';
  const role = formatMessage({ id: `pageEditor.role.${data.role}` });
  return (
    <>
      <PageHeading
        title={
          <FormattedMessage id={isInvitation ? 'pageEditor.invitation.title' : 'pageEditor.signIn.title'} />
        }
      />
      <Form onSubmit={(form) => open.mutate(isInvitation ? String(form.get('name')).trim() : undefined)}>
        <p className="wrap-anywhere">
          <FormattedMessage
            id={isInvitation ? 'pageEditor.invitation.text' : 'pageEditor.signIn.as'}
            values={{ name: data.name, address: data.emailAddress, role }}
          />
        </p>
        {isInvitation ? (
          <>
            <p className="text-muted">
              <FormattedMessage id={`pageEditor.role.${data.role}.about`} />
            </p>
            <TextField
              name="name"
              autoComplete="name"
              maxLength={MAX_EDITOR_NAME}
              defaultValue={data.name}
              label={formatMessage({ id: 'pageEditor.people.name' })}
              hint={formatMessage({ id: 'pageEditor.people.name.hint' })}
            />
          </>
        ) : null}
        <Failure error={failure} />
        <Button type="submit" loading={open.isPending || open.isSuccess}>
          <FormattedMessage id={isInvitation ? 'pageEditor.invitation.accept' : 'pageEditor.signIn.enter'} />
        </Button>
      </Form>
    </>
  );
}

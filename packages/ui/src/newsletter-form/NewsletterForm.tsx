import { newsletterEmail } from '@patine/core';
import { cx } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import {
  useCallback,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type FormEvent,
  type ReactNode,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import { focusField } from '../field/focus-field.ts';
import { TextField } from '../text-field/TextField.tsx';

/** Null before the first submission. */
export type NewsletterStatus = 'LOADING' | 'SUCCEED' | 'FAILED' | null;

export type NewsletterFormProps = Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'onReset'> & {
  /** Status of the subscription; null before the first submit. */
  status: NewsletterStatus;
  /** Called with a valid email address. */
  onSubscribe: (emailAddress: string) => void;
  /** Called after a success to subscribe another address. */
  onReset?: () => void;
  /** Text submitted before hydration, which the form submits again. */
  sent?: string | undefined;
};

const problems = {
  EMPTY: 'ui.newsletter-form.empty',
  BAD_FORMAT: 'ui.newsletter-form.badFormat',
  OK: null,
};

/** Email address and submit button; the children explain how the address is used. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { status, onSubscribe, onReset, sent, className, children, ...rest } = props;
  const { formatMessage } = useIntl();
  const [email, setEmail] = useState(sent ?? '');
  const takeOver = useSubmitOnMount(sent);
  const [attempted, setAttempted] = useState(false);
  const problem = attempted ? problems[newsletterEmail(email)] : null;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAttempted(true);
    if (newsletterEmail(email) === 'OK' && status !== 'LOADING') onSubscribe(email.trim());
    else event.currentTarget.querySelector('input')?.focus();
  };
  const begin = () => {
    setEmail('');
    setAttempted(false);
    onReset?.();
  };

  return (
    <form
      data-slot="newsletter-form"
      noValidate
      className={cx('grid max-w-form gap-3', className)}
      ref={takeOver}
      {...rest}
      onSubmit={submit}
    >
      {status === 'SUCCEED' ? (
        <Subscribed email={email} {...(onReset ? { onAgain: begin } : {})} />
      ) : (
        <>
          <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
            <TextField
              name="emailAddress"
              type="email"
              autoComplete="email"
              label={formatMessage({ id: 'ui.newsletter-form.label' })}
              value={email}
              error={problem ? formatMessage({ id: problem }) : undefined}
              onChange={(event) => setEmail(event.target.value)}
            />
            <Button
              type="submit"
              tone="ink"
              loading={status === 'LOADING'}
              className="sm:mt-[1.59375rem] sm:h-12 sm:min-h-12"
            >
              <FormattedMessage id="ui.newsletter-form.submit" />
            </Button>
          </div>
          {status === 'FAILED' ? (
            <Alert tone="error" live>
              <FormattedMessage id="ui.newsletter-form.failed" />
            </Alert>
          ) : null}
        </>
      )}
      {children ? <div className="text-sm text-muted">{children}</div> : null}
    </form>
  );
}

/** Submits the form on mount, once, when it was submitted before hydration. */
function useSubmitOnMount(sent: string | undefined) {
  const left = useRef(sent !== undefined);
  return useCallback((form: HTMLFormElement | null) => {
    if (!form || !left.current) return;
    left.current = false;
    form.requestSubmit();
  }, []);
}

const bold = (words: ReactNode) => <b key="email">{words}</b>;

type SubscribedProps = { email: string; onAgain?: () => void };

function Subscribed({ email, onAgain }: SubscribedProps) {
  return (
    <div className="flex items-start gap-4 border border-dashed border-moss bg-surface px-5 py-4">
      <Check aria-hidden className="mt-1 size-5 text-moss" />
      <div className="min-w-0">
        <p ref={focusField} tabIndex={-1} className="wrap-break-word outline-none">
          <FormattedMessage
            id="ui.newsletter-form.succeed"
            values={{ email: email.trim() || 'none', b: bold }}
          />
        </p>
        {onAgain ? (
          <button type="button" className="mt-1 text-sm underline underline-offset-4" onClick={onAgain}>
            <FormattedMessage id="ui.newsletter-form.again" />
          </button>
        ) : null}
      </div>
    </div>
  );
}

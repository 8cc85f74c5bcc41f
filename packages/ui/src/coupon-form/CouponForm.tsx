import { COUPON_CODE_MAX_LENGTH } from '@patine/core';
import { cx } from 'class-variance-authority';
import Scissors from 'lucide-react/icons/scissors';
import { useEffect, useId, useRef, useState, type ComponentPropsWithoutRef, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FieldError } from '../field/Field.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { AppliedCodes } from './AppliedCodes.tsx';

export type CouponStatus = 'initial' | 'loading' | 'error';

export type CouponFormProps = Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'children'> & {
  /** Status of the last code. */
  status: CouponStatus;
  /** Applied codes. */
  codes?: readonly string[];
  /** Called with the typed code, in upper case without spaces. */
  onAdd: (code: string) => void;
  /** Called with the code to remove; without it there is no remove button. */
  onRemove?: (code: string) => void;
  /** True while the cart is being recalculated: nothing is sent, and the focus stays. */
  disabled?: boolean;
  /** Error message for the last code; by default that it is invalid. */
  error?: string | undefined;
};

const noCodes: readonly string[] = [];

/** Form for a coupon or gift card code, with the applied codes. */
export function CouponForm(props: CouponFormProps) {
  const { status, codes = noCodes, onAdd, onRemove, disabled = false, error, className, ...rest } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const [problem, setProblem] = useState(false);
  const loading = status === 'loading';
  const wrong = problem || status === 'error';
  const errorText = problem
    ? formatMessage({ id: 'ui.coupon-form.empty' })
    : (error ?? formatMessage({ id: 'ui.coupon-form.invalid' }));
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // Clears the field after a code is applied, for the next one.
  const count = codes.length;
  useEffect(() => {
    if (count > 0) form.current?.reset();
  }, [count]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = codeOf(event.currentTarget);
    setProblem(code === '');
    if (code !== '' && !loading && !disabled) onAdd(code);
  };

  return (
    <form
      ref={form}
      data-slot="coupon-form"
      noValidate
      className={cx('grid grid-cols-[minmax(0,1fr)] gap-2', className)}
      {...rest}
      onSubmit={submit}
    >
      <AppliedCodes
        codes={codes}
        disabled={disabled}
        {...(onRemove ? { onRemove } : {})}
        onRemovedByKey={() => field.current?.focus()}
      />
      <div className="flex h-12 items-stretch min-w-0 rounded border border-dashed border-field bg-surface has-focus-visible:outline-2 has-focus-visible:outline-(--focus) has-aria-invalid:border-garance">
        <label htmlFor={id} className="grid w-11 shrink-0 place-items-center text-muted">
          <span className="sr-only">{formatMessage({ id: 'ui.coupon-form.label' })}</span>
          <Scissors aria-hidden className="size-5" />
        </label>
        <input
          ref={field}
          id={id}
          type="text"
          name="couponCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={COUPON_CODE_MAX_LENGTH}
          readOnly={disabled}
          placeholder={formatMessage({ id: 'ui.coupon-form.label' })}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onChange={() => setProblem(false)}
          className="min-w-0 flex-1 bg-transparent uppercase outline-none placeholder-shown:text-ellipsis placeholder:text-sm placeholder:text-muted placeholder:normal-case read-only:cursor-not-allowed"
        />
        <button
          type="submit"
          aria-disabled={disabled || undefined}
          aria-busy={loading || undefined}
          className="flex shrink-0 items-center gap-2 stitch-s px-4 font-semibold hover:bg-ecru aria-disabled:text-muted aria-disabled:hover:bg-transparent"
        >
          {loading ? <Spinner /> : null}
          <FormattedMessage id="ui.coupon-form.add" />
        </button>
      </div>
      <div role="alert" className="empty:hidden">
        <FieldError id={`${id}-error`} error={wrong ? errorText : undefined} />
      </div>
    </form>
  );
}

const codeOf = (form: HTMLFormElement) =>
  String(new FormData(form).get('couponCode') ?? '')
    .replaceAll(/\s/gu, '')
    .toUpperCase();

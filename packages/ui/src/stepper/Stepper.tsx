import Check from 'lucide-react/icons/check';
import type { ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { complain } from '../complain/complain.ts';
import { Link } from '../link/Link.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { stepVariants } from './stepper.variants.ts';

export type StepperProps = ComponentPropsWithRef<'nav'> & {
  /** The steps in order; one with an address can be gone back to. */
  steps: readonly { label: string; href?: string | undefined }[];
  /** Place of the step that one is at, from 0; the number of steps once all are done. */
  current: number;
};

/** Where one is on a way of several pages. On phones only the current step keeps its words. */
export function Stepper({ steps, current, ...rest }: StepperProps) {
  const { formatMessage } = useIntl();
  if (steps.length === 0) {
    complain('Stepper', 'has no steps');
    return null;
  }
  return (
    <nav data-slot="stepper" aria-label={formatMessage({ id: 'ui.stepper.label' })} {...rest}>
      <ol className="flex items-center gap-2 sm:gap-3">
        {steps.map(({ label, href }, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'toCome';
          const words = (
            <>
              <span aria-hidden className={stepVariants({ part: 'number', state })}>
                {state === 'done' ? <Check className="size-4" /> : index + 1}
              </span>
              {state === 'done' ? (
                <VisuallyHidden>{formatMessage({ id: 'ui.stepper.done' })} </VisuallyHidden>
              ) : null}
              <span className={stepVariants({ part: 'words', state })}>{label}</span>
            </>
          );
          return (
            <li
              key={label}
              aria-current={state === 'current' ? 'step' : undefined}
              className="flex min-w-12 first:min-w-6 items-center gap-2 sm:not-first:min-w-17 not-first:before:w-4 not-first:before:border-t not-first:before:border-dashed not-first:before:border-field sm:gap-3 sm:not-first:before:w-8"
            >
              {state === 'done' && href ? (
                <Link href={href} className={stepVariants({ part: 'link' })}>
                  {words}
                </Link>
              ) : (
                <span className={stepVariants({ part: 'step' })}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

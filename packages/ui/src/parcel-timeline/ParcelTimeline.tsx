import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import type { MyOrderQuery } from '@patine/contract/operations';
import { FormattedMessage, useIntl } from 'react-intl';
import { devWarning } from '../dev-warning/dev-warning.ts';
import { PlainDate } from '../plain-date/PlainDate.tsx';
import { stepIds } from './step-ids.ts';

export type ParcelStep = MyOrderQuery['me']['order']['parcels'][number]['steps'][number];

export type ParcelTimelineProps = ComponentPropsWithRef<'ol'> & {
  /** Steps in order from paid to delivered; completed steps have their time. */
  steps: readonly ParcelStep[];
  /** True when the parcel goes to a relay point. */
  relay?: boolean;
};

const line =
  'relative flex-1 border-s-2 pb-5 ps-5 last:border-transparent last:pb-0 sm:border-t-2 sm:border-s-0 sm:pt-3 sm:pb-0 sm:ps-0 sm:pe-3';
const knot =
  'before:absolute before:top-0 before:-start-2 before:size-[0.875rem] before:rounded-full before:border-2 sm:before:-top-2 sm:before:start-0';
/** Forced colours keep a ground in a system colour: the dot of what is done stays full. */
const full = 'before:border-garance before:bg-garance forced-colors:before:bg-[CanvasText]';
const looks = {
  done: `border-garance ${full}`,
  now: `border-dashed border-line ${full}`,
  ahead: 'border-dashed border-line before:border-line before:bg-paper',
};

/** The progress of a parcel from paid to delivered. */
export function ParcelTimeline({ steps, relay = false, className, ...rest }: ParcelTimelineProps) {
  const { formatMessage } = useIntl();
  const lastDone = steps.findLastIndex(({ at }) => at !== null);
  if (steps.length === 0) {
    devWarning('ParcelTimeline', 'has no steps');
    return null;
  }
  const lookOf = (index: number) => {
    if (index > lastDone) return 'ahead';
    return index === lastDone ? 'now' : 'done';
  };
  return (
    <ol
      data-slot="parcel-timeline"
      aria-label={formatMessage({ id: 'ui.parcel-timeline.label' })}
      className={cx('flex flex-col ps-2 sm:flex-row sm:ps-0', className)}
      {...rest}
    >
      {steps.map((step, index) => (
        <li
          key={step.code}
          aria-current={index === lastDone ? 'step' : undefined}
          className={`${line} ${knot} ${looks[lookOf(index)]}`}
        >
          <p className="-mt-1 line-clamp-3 font-medium wrap-break-word sm:mt-0">
            {stepName(formatMessage, step.code, relay)}
            {index > lastDone ? (
              <span className="sr-only">
                , <FormattedMessage id="ui.parcel-timeline.toCome" />
              </span>
            ) : null}
          </p>
          <StepDay step={step} />
        </li>
      ))}
    </ol>
  );
}

function stepName(formatMessage: (words: { id: string }) => string, code: string, relay: boolean): string {
  const id = code === 'delivered' && relay ? 'ui.parcel-timeline.deliveredRelay' : stepIds[code];
  if (id) return formatMessage({ id });
  devWarning('ParcelTimeline', `has no words for the step “${code}”`);
  return code;
}

function StepDay({ step: { at, expectedOn } }: { step: ParcelStep }) {
  if (at) {
    return (
      <p className="text-sm text-muted tabular-nums">
        <PlainDate value={at} />
      </p>
    );
  }
  if (!expectedOn) return null;
  return (
    <p className="text-sm text-muted tabular-nums">
      <FormattedMessage
        id="ui.parcel-timeline.expected"
        values={{
          day: <PlainDate value={expectedOn} />,
        }}
      />
    </p>
  );
}

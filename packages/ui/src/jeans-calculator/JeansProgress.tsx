import { FormattedMessage } from 'react-intl';
import { LAST_STEP, type JeansStep } from './jeans-answers.ts';

export type JeansProgressProps = {
  /** Current question, from 1 to 4. */
  step: JeansStep;
};

const steps = Array.from({ length: LAST_STEP }, (_, index) => index + 1);

/** One stitch per started step. */
export function JeansProgress({ step }: JeansProgressProps) {
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted tabular-nums">
        <FormattedMessage id="ui.jeans-calculator.step" values={{ step, last: LAST_STEP }} />
      </p>
      <svg aria-hidden="true" viewBox="0 0 100 2" preserveAspectRatio="none" className="h-0.5 w-full">
        {steps.map((at) => (
          <path
            key={at}
            d={`M${(at - 1) * 25.5} 1h23.5`}
            className={at <= step ? 'stroke-garance stroke-2' : 'stroke-line stroke-2'}
          />
        ))}
      </svg>
    </div>
  );
}

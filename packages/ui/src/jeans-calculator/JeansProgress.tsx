import { FormattedMessage } from 'react-intl';
import { LAST_STEP, type JeansQuestionNumber } from './jeans-answers.ts';

export type JeansProgressProps = {
  /** Current question. */
  question: JeansQuestionNumber;
};

const steps = Array.from({ length: LAST_STEP }, (_, index) => index + 1);

/** One stitch per started question. */
export function JeansProgress({ question }: JeansProgressProps) {
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted tabular-nums">
        <FormattedMessage id="ui.jeans-calculator.step" values={{ step: question, last: LAST_STEP }} />
      </p>
      <svg aria-hidden="true" viewBox="0 0 100 2" preserveAspectRatio="none" className="h-0.5 w-full">
        {steps.map((at) => (
          <path
            key={at}
            d={`M${(at - 1) * 25.5} 1h23.5`}
            className={at <= question ? 'stroke-garance stroke-2' : 'stroke-line stroke-2'}
          />
        ))}
      </svg>
    </div>
  );
}

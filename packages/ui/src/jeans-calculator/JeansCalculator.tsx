import type { MeasurementSystem } from '@patine/core';
import { cx } from 'class-variance-authority';
import { useId, useState, type ComponentPropsWithRef, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { FieldError } from '../field/Field.tsx';
import { focusField } from '../field/focus-field.ts';
import { SystemSwitch } from '../system-switch/SystemSwitch.tsx';
import {
  isAnswered,
  LAST_STEP,
  noAnswers,
  questionOf,
  type JeansAnswers,
  type JeansStep,
} from './jeans-answers.ts';
import { questionIds } from './jeans-messages.ts';
import { JeansProgress } from './JeansProgress.tsx';
import { JeansQuestion } from './JeansQuestion.tsx';

export type { JeansAnswers, JeansStep } from './jeans-answers.ts';

export type JeansCalculatorProps = Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> & {
  /** Initial step. */
  startAt?: JeansStep;
  /** Known answers, such as the email address. */
  known?: Partial<JeansAnswers>;
  /** True while the result is being computed. */
  saving?: boolean;
  /** Called with all answers after the last question. */
  onComplete: (answers: JeansAnswers) => void;
};

/** Recommends a size of vintage jeans from four questions: size, height, fit and colours. */
export function JeansCalculator(props: JeansCalculatorProps) {
  const { startAt = 0, known, saving = false, onComplete, className, ...rest } = props;
  const { formatMessage } = useIntl();
  const errorId = useId();
  const [step, setStep] = useState(startAt);
  const [moved, setMoved] = useState(false);
  const [answers, setAnswers] = useState<JeansAnswers>({ ...noAnswers, ...known });
  const [system, setSystem] = useState<MeasurementSystem>('METRIC');
  const [attempted, setAttempted] = useState(false);
  const question = questionOf(step);
  const missing = attempted && !isAnswered(question, answers);

  const go = (to: JeansStep) => {
    setStep(to);
    setMoved(true);
    setAttempted(false);
  };
  const reset = () => {
    setAnswers({ ...noAnswers, email: answers.email });
    go(0);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAttempted(true);
    if (!isAnswered(question, answers))
      event.currentTarget.querySelector<HTMLElement>('[data-slot=choice-tiles] input')?.focus();
    else if (question < LAST_STEP) go((question + 1) as JeansStep);
    else if (!saving) onComplete(answers);
  };

  return (
    <form
      data-slot="jeans-calculator"
      noValidate
      className={cx('grid max-w-200 gap-6', className)}
      {...rest}
      onSubmit={submit}
    >
      {step === 0 ? (
        <p className="max-w-prose text-pretty text-ink-soft">
          <FormattedMessage id="ui.jeans-calculator.text" />
        </p>
      ) : null}
      <JeansProgress question={question} />
      <fieldset
        key={step}
        aria-describedby={missing ? errorId : undefined}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <legend className="contents">
          <span
            ref={moved ? focusField : null}
            tabIndex={-1}
            className="heading text-2xl outline-none sm:text-3xl"
          >
            {formatMessage({ id: questionIds[question] })}
          </span>
        </legend>
        {question < 3 ? <SystemSwitch value={system} onChange={setSystem} /> : null}
        <JeansQuestion question={question} answers={answers} system={system} onAnswer={setAnswers} />
        <FieldError
          id={errorId}
          error={missing ? formatMessage({ id: 'ui.jeans-calculator.missing' }) : undefined}
        />
      </fieldset>
      <div className="flex flex-wrap items-center gap-3 stitch-t pt-5">
        <Button type="submit" loading={saving}>
          <FormattedMessage
            id={question === LAST_STEP ? 'ui.jeans-calculator.see' : 'ui.jeans-calculator.next'}
          />
        </Button>
        {step === 0 ? null : (
          <>
            {step > 1 ? (
              <Button tone="line" onClick={() => go((step - 1) as JeansStep)}>
                <FormattedMessage id="ui.jeans-calculator.back" />
              </Button>
            ) : null}
            <Button tone="quiet" onClick={reset}>
              <FormattedMessage id="ui.jeans-calculator.reset" />
            </Button>
          </>
        )}
      </div>
    </form>
  );
}

import { FormattedMessage } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { focusField } from '../field/focus-field.ts';
import { questionIds } from './jeans-messages.ts';
import { JeansLegs } from './JeansLegs.tsx';

export type JeansIntroProps = {
  /** True after returning to it: the heading then takes focus. */
  focused: boolean;
};

/** Introduction of the calculator with its start button. */
export function JeansIntro({ focused }: JeansIntroProps) {
  return (
    <div className="grid items-center gap-6 border border-dashed border-denim bg-surface p-6 sm:grid-cols-[auto_1fr] sm:gap-10 sm:p-10">
      <JeansLegs fit="regular" className="h-32 sm:h-48" />
      <div className="grid justify-items-start gap-4">
        <h2 ref={focused ? focusField : null} tabIndex={-1} className="heading text-3xl outline-none">
          <FormattedMessage id={questionIds[0]} />
        </h2>
        <p className="max-w-prose text-ink-soft">
          <FormattedMessage id="ui.jeans-calculator.text" />
        </p>
        <Button type="submit">
          <FormattedMessage id="ui.jeans-calculator.start" />
        </Button>
      </div>
    </div>
  );
}

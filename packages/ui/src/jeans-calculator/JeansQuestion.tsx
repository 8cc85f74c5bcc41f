import { COLORS, HEIGHT_RANGES, JEANS_SIZES, TIGHTNESSES, type MeasurementSystem } from '@patine/core';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { ColorSwatch } from '../filter-panel/ColorSwatch.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { ChoiceTiles } from './ChoiceTiles.tsx';
import {
  heightBounds,
  heightLabels,
  toggleColor,
  type JeansAnswers,
  type JeansQuestionNumber,
} from './jeans-answers.ts';
import { colorIds, heightId, tightnessIds } from './jeans-messages.ts';
import { JeansLegs } from './JeansLegs.tsx';

export type JeansQuestionProps = {
  /** Current question. */
  question: JeansQuestionNumber;
  /** Answers so far. */
  answers: JeansAnswers;
  /** Units of the height: metres, or feet and inches. */
  system: MeasurementSystem;
  /** Called with all answers including the new one. */
  onAnswer: (answers: JeansAnswers) => void;
};

/** The options of one question. */
export function JeansQuestion({ question, answers, system, onAnswer }: JeansQuestionProps) {
  const { formatMessage, locale } = useIntl();
  const name = useId();
  if (question === 1) {
    return (
      <ChoiceTiles
        name={name}
        type="radio"
        columns="sizes"
        chosen={[answers.size]}
        onChoose={(size) => onAnswer({ ...answers, size })}
        choices={JEANS_SIZES.map((size) => ({
          value: String(size),
          label: system === 'METRIC' ? `FR\u00a0${size}` : `US\u00a0${size - 32}`,
          detail: system === 'METRIC' ? `IT\u00a0${size + 4}` : `UK\u00a0${size - 28}`,
        }))}
      />
    );
  }
  if (question === 2) {
    const height = (cm: number | null) => (cm === null ? '' : heightLabels(cm, system, locale));
    return (
      <ChoiceTiles
        name={name}
        type="radio"
        columns="rows"
        chosen={[answers.heightRange]}
        onChoose={(heightRange) => onAnswer({ ...answers, heightRange })}
        choices={HEIGHT_RANGES.map((range) => ({ range, ...heightBounds(range) })).map(
          ({ range, from, to }) => ({
            value: range,
            label: formatMessage({ id: heightId(from, to) }, { from: height(from), to: height(to) }),
          }),
        )}
      />
    );
  }
  if (question === 3) {
    return (
      <ChoiceTiles
        name={name}
        type="radio"
        columns="pictures"
        chosen={[answers.tightness]}
        onChoose={(tightness) => onAnswer({ ...answers, tightness })}
        choices={TIGHTNESSES.map((fit) => ({
          value: fit,
          picture: <JeansLegs fit={fit} className="h-24" />,
          label: formatMessage({ id: tightnessIds[fit].name }),
          detail: formatMessage({ id: tightnessIds[fit].text }),
        }))}
      />
    );
  }
  return (
    <div className="grid gap-6">
      <ChoiceTiles
        name={name}
        type="checkbox"
        columns="colors"
        chosen={answers.colors}
        onChoose={(color) => onAnswer({ ...answers, colors: toggleColor(answers.colors, color) })}
        choices={colorIds.map(([slug, id]) => ({
          value: slug,
          label: formatMessage({ id }),
          picture: swatchOf(slug),
        }))}
      />
      <TextField
        optional
        type="email"
        name="email"
        autoComplete="email"
        className="max-w-form"
        label={formatMessage({ id: 'ui.jeans-calculator.email' })}
        hint={formatMessage({ id: 'ui.jeans-calculator.emailHint' })}
        value={answers.email}
        onChange={(event) => onAnswer({ ...answers, email: event.target.value })}
      />
    </div>
  );
}

function swatchOf(slug: string) {
  if (slug === 'all') return null;
  const color = COLORS.find((known) => known.slug === slug);
  return <ColorSwatch slug={color ? slug : 'multicolore'} hex={color?.hex ?? ''} />;
}

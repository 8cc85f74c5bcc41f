import type { ComponentGuide } from '../guidance/component-guide.ts';

export const rangeFieldGuide: ComponentGuide = {
  purpose: 'Chooses a lower and an upper limit, with how many pieces lie where.',
  notFor: 'For an exact number, use TextField; for a measure with a tolerance, MeasureFilter.',
  states: {
    Default: 'A part of the range.',
    Whole: 'All of it.',
    WithoutHistogram: 'Without bars.',
    OneValue: 'All pieces cost the same: nothing to move.',
    Disabled: 'Cannot be changed.',
    GrowingSlices: 'Slices grow with the value, so that cheap pieces are not all in one.',
    LongText: 'A long legend and large numbers.',
  },
  content: [
    'Whole numbers. Values are written with their unit (`format`).',
    'A limit outside the bounds is moved to them; one end cannot pass the other.',
  ],
  keys: [
    ['Arrow keys', 'Move a handle by a step.'],
    ['Home, End', 'Move it to the end.'],
    ['Enter', 'In a field, applies what is typed.'],
  ],
  screenReader:
    'A group with two sliders, “Minimum” and “Maximum”, that say their value with its unit (`aria-valuetext`), and two text fields of the same names. The bars are not read.',
  do: { text: 'Keep both: handles to try, fields to be exact.' },
  dont: { text: 'Load the list again at each step: it tells the range once a handle or a field is let go.' },
  related: {
    'Commerce/FilterPanel': 'Has one for the price.',
    'Commerce/MeasureFilter': 'Measures of a garment.',
  },
};

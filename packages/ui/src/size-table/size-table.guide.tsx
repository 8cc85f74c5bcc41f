import type { ComponentGuide } from '../guidance/component-guide.ts';

export const sizeTableGuide: ComponentGuide = {
  purpose: 'The measures of one piece, with a drawing that says where each was taken.',
  notFor:
    'To find pieces by measure, use MeasureFilter. Today’s sizes are not what vintage labels mean: measures decide.',
  states: {
    Default: 'A jacket, in centimetres.',
    Imperial: 'In inches.',
    Highlighted: 'A row is pressed: its line is garance and shows the value.',
    WithEquivalents: 'With sizes of other countries.',
    WithComparison: 'With a way to compare with a garment one owns.',
    WithoutFigure: 'No drawing fits: the table alone.',
    EveryMeasure: 'Many measures; those without a line have no letter.',
    LongText: 'A measure with a long name of its own.',
    Empty: 'No measures: it says so, and the equivalents stay.',
  },
  content: [
    'Measured flat, from edge to edge; the sentence below says so.',
    'An unknown measure is shown by its own name.',
    'Equivalents are written as they are passed, each system by its letters (FR, UK, US): none is translated or left out.',
  ],
  keys: [
    ['Tab', 'Goes from row to row and shows its value on the drawing.'],
    ['Enter, Space', 'Keep it there, and let go of it.'],
    ['Arrow keys', 'On the units, change between centimetres and inches.'],
  ],
  screenReader:
    'A table named “Measured flat” with a row header for each measure, which is a toggle button where the drawing has its line. The drawing is not read. The unit stands in the head of the column and in each cell.',
  do: { text: 'Keep the unit that the visitor chose on every page.' },
  dont: { text: 'Translate a measure into a size here: waist sizes of 1960 are not those of today.' },
  related: {
    'Commerce/MeasureFigure': 'Its drawing.',
    'Commerce/SystemSwitch': 'Its units.',
    'Commerce/MeasureOverlay': 'The same on a photograph.',
  },
};

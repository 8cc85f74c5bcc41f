import type { ComponentGuide } from '../guidance/component-guide.ts';

export const pictureMeasuresGuide: ComponentGuide = {
  purpose: 'Lays each measure on the photograph where the tape lay, with its value.',
  notFor: 'Without known places on the picture, use MeasureOverlay, which draws a garment.',
  states: {
    Default: 'In centimetres.',
    Imperial: 'In inches.',
    FewMeasures: 'Only measures that were taken are shown.',
    Crowded: 'Labels move along and beside their lines so that they do not touch.',
    Empty: 'Nothing.',
  },
  content: [
    'The value stands on the line; its name appears above it while it is pointed at.',
    '`ratio` is that of the photograph, which is shown whole.',
  ],
  keys: [
    ['Tab', 'Goes from value to value, and names it.'],
    ['Enter, Space', 'Keep the name of a measure in sight, and let go of it.'],
  ],
  screenReader:
    'A list named “Measured flat” of toggle buttons: “Waist (flat) 38 cm”. The lines are not read.',
  do: { text: 'Let it be switched off: it covers the photograph.' },
  dont: { text: 'Use it on a photograph that is cropped: the lines would lie beside the garment.' },
  related: {
    'Commerce/MeasureOverlay': 'On a drawn garment.',
    'Commerce/SizeTable': 'The same as a table.',
    'Commerce/SystemSwitch': 'Its units.',
  },
};

import type { ComponentGuide } from '../guidance/component-guide.ts';

export const visuallyHiddenGuide: ComponentGuide = {
  purpose: 'A text for screen readers alone, where the eye gets the meaning from place, line or colour.',
  notFor: 'To announce a change, use LiveRegion. A field’s label is seen by everybody.',
  states: { Default: '“was” before a crossed-out price.' },
  content: [
    'As few words as the meaning needs, in the order in which they are read with what surrounds them.',
    'Never more or other than what is seen.',
  ],
  keys: [],
  screenReader:
    'Read in its place. It takes no room, and is not hidden from the accessibility tree as `display: none` is.',
  do: { text: 'Mind spaces: without one it is read as part of the next word.' },
  dont: { text: 'Put links or buttons into it: focus would go where nothing is seen.' },
  related: { 'Controls/LiveRegion': 'Announces.', 'Controls/SkipLink': 'Is seen on focus.' },
};

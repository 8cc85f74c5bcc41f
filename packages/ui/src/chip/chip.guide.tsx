import type { ComponentGuide } from '../guidance/component-guide.ts';
import { Chip } from './Chip.tsx';
import { RemovableChip } from './RemovableChip.tsx';

export const chipGuide: ComponentGuide = {
  purpose: 'Turns one filter on or off, or opens it: a short word in a rounded border.',
  notFor:
    'For an action, use Button; for a state that cannot be pressed, Badge; for the list of active filters, ActiveFilters, which lays out removable chips.',
  states: {
    Default: 'Off.',
    Active: 'On: ink and paper change places.',
    OpensSomething: 'With an arrow, and `aria-expanded`.',
    Disabled: 'Cannot be pressed.',
    Removable: 'RemovableChip: a link that takes an active filter away.',
    LongText: 'One line: what does not fit is cut off.',
  },
  content: [
    'The value alone, or filter and value where the value alone is unclear: “Size: S, M”.',
    'No verb: a chip is named after what it stands for.',
  ],
  keys: [],
  screenReader:
    'A button: give it `aria-pressed` when it stays on, `aria-expanded` when it opens something. A filter with a URL is a link (`asChild`). RemovableChip is a link named “Remove Size: S, M”; its cross is not read.',
  do: {
    text: 'Make a filter that has a URL a link, so that it works before any script.',
    example: <RemovableChip label="Taille : S, M" href="/shop" />,
  },
  dont: {
    text: 'Show that it is on by colour alone: without `aria-pressed` nobody hears it.',
    example: <Chip active>Mes tailles</Chip>,
  },
  related: {
    'Commerce/ActiveFilters': 'The removable chips of a list.',
    'Commerce/FilterRow': 'Chips that open filters.',
    'Controls/Badge': 'Cannot be pressed.',
  },
};

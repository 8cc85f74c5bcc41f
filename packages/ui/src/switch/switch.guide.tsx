import type { ComponentGuide } from '../guidance/component-guide.ts';
import { Switch } from './Switch.tsx';

export const switchGuide: ComponentGuide = {
  purpose: 'Turns a setting on or off, at once.',
  notFor:
    'In a form that is sent, use Checkbox; for a choice of two that are both something, RadioGroup or SystemSwitch.',
  states: {
    Default: 'Off: an empty track of 48 × 28 px with an edge and a knob of ink, the knob at the start.',
    On: 'On: the track is ink with a tick, its knob paper and at the end.',
    WithDescription: 'With a sentence below the label that says what it means, in `text-sm` and muted.',
    Disabled: 'Off, and cannot be changed.',
    DisabledOn: 'On, and cannot be changed.',
    LongText: 'A long label takes several lines.',
  },
  content: [
    'The label says what happens while it is on, and does not change: “Alert when the price falls”.',
    'No “on” or “off” beside it.',
  ],
  keys: [['Space', 'Turns it on or off.']],
  screenReader:
    'Role switch on a native checkbox, named by its label and described by its second line: “on”, “off”.',
  do: {
    text: 'Say what it does when it is on.',
    example: <Switch label="Alerte quand le prix baisse" defaultChecked />,
  },
  dont: { text: 'Put a “Save” button below it: it promises to apply at once.' },
  related: { 'Controls/Checkbox': 'Sent with a form.', 'Commerce/SystemSwitch': 'Two units.' },
};

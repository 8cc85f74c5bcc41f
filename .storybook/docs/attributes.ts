import type { InputType } from 'storybook/internal/types';

const attribute = (summary: string, description: string): InputType => ({
  description,
  table: { type: { summary } },
});

/** What components hand on to their element, whose props no file of ours documents. */
export const ATTRIBUTES: Readonly<Record<string, InputType>> = {
  children: attribute('ReactNode', 'What stands inside.'),
  className: attribute('string', 'Further classes: widths and margins, where it stands.'),
  disabled: attribute('boolean', 'True while it cannot be used.'),
  readOnly: attribute('boolean', 'True while its value can only be read.'),
  label: attribute('string', 'The name above the field.'),
  error: attribute('string', 'What is wrong with the value, below the field.'),
  name: attribute('string', 'Name of the value in its form.'),
  type: attribute('string', 'Type of the input: `text`, `email`, `tel`.'),
  value: attribute('string', 'The value, where the page keeps it.'),
  defaultValue: attribute('string', 'The value at first.'),
  defaultChecked: attribute('boolean', 'True when it is chosen at first.'),
  autoComplete: attribute('string', 'What the browser may fill in, such as `email`.'),
  inputMode: attribute('string', 'Keyboard of a phone, such as `numeric`.'),
  onChange: attribute('function', 'Called when the value changes.'),
  'aria-pressed': attribute('boolean', 'True while it is pressed: it stays so until it is pressed again.'),
  'aria-expanded': attribute('boolean', 'True while what it opens is open.'),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { visuallyHiddenGuide } from './visually-hidden.guide.tsx';

const meta = {
  title: 'Controls/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'au lieu de ' },
  render: (args) => (
    <p>
      58 €{' '}
      <s>
        <VisuallyHidden {...args} />
        117 €
      </s>
    </p>
  ),
  parameters: { guide: visuallyHiddenGuide },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

export const Default: StoryObj<typeof meta> = {};

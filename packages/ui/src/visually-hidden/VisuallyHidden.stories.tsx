import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden.tsx';

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
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

export const Default: StoryObj<typeof meta> = {};

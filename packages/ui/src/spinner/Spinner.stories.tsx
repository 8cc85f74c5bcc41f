import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';
import { spinnerGuide } from './spinner.guide.tsx';

const meta = {
  title: 'Controls/Spinner',
  component: Spinner,
  args: { label: 'Chargement' },
  parameters: { guide: spinnerGuide, docs: { columns: 3 } },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 'lg' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlainDate } from './PlainDate.tsx';
import { plainDateGuide } from './plain-date.guide.tsx';

const meta = {
  title: 'Controls/PlainDate',
  component: PlainDate,
  args: { value: '2026-11-12T09:30:00.000Z' },
  parameters: { guide: plainDateGuide, docs: { columns: 3 } },
} satisfies Meta<typeof PlainDate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: '' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { SortMenu } from './SortMenu.tsx';
import { sampleSorts } from './sort-menu.samples.ts';
import { sortMenuGuide } from './sort-menu.guide.tsx';

const meta = {
  title: 'Commerce/SortMenu',
  component: SortMenu,
  args: { options: sampleSorts, rankingHref: '/pages/ranking' },
  decorators: [(Story) => <div className="flex min-h-100 justify-end">{Story()}</div>],
  parameters: { guide: sortMenuGuide, docs: { columns: 2 } },
} satisfies Meta<typeof SortMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/nouveautés|newest/, { selector: 'b' }));
  },
};
export const Bar: Story = {
  args: { look: 'bar' },
  decorators: [(Story) => <div className="w-80 pt-80">{Story()}</div>],
};
export const Inline: Story = { args: { look: 'inline' } };
export const NothingSelected: Story = {
  args: { options: sampleSorts.map((option) => ({ ...option, selected: false })) },
};
export const LongText: Story = {
  args: {
    options: sampleSorts.map((option) => ({
      ...option,
      name: `${option.name} `.repeat(5),
    })),
  },
};
export const Empty: Story = { args: { options: [] } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleGroups, sampleHref } from '../filter-panel/filter-panel.samples.ts';
import { SamplePrice } from '../filter-panel/SamplePrice.tsx';
import { SortMenu } from '../sort-menu/SortMenu.tsx';
import { sampleSorts } from '../sort-menu/sort-menu.samples.ts';
import { FilterRow } from './FilterRow.tsx';
import { filterRowGuide } from './filter-row.guide.tsx';

const meta = {
  title: 'Commerce/FilterRow',
  component: FilterRow,
  args: {
    groups: sampleGroups.filter(({ id }) => ['size', 'colors', 'state'].includes(id)),
    href: sampleHref,
    count: 68,
    price: { active: false, control: <SamplePrice onChange={fn()} /> },
    mySizesHref: '/shop?size=38',
    sort: <SortMenu options={sampleSorts} />,
  },
  decorators: [(Story) => <div className="min-h-120">{Story()}</div>],
  parameters: { guide: filterRowGuide, docs: { story: { height: '420px' } } },
  globals: { viewport: { value: 'tablet' } },
} satisfies Meta<typeof FilterRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const [, color] = canvasElement.querySelectorAll('summary');
    if (!color) throw new Error('The row has no filter of colours');
    await userEvent.click(color);
  },
};
export const LongText: Story = {
  args: {
    groups: sampleGroups.map((group) =>
      group.kind === 'list'
        ? { ...group, options: group.options.map((option) => ({ ...option, selected: true })) }
        : group,
    ),
    price: { active: true, control: <SamplePrice onChange={fn()} /> },
  },
};
export const Empty: Story = { args: { groups: [] } };

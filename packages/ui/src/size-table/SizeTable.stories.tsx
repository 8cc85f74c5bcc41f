import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { TextLink } from '../text-link/TextLink.tsx';
import { SizeTable } from './SizeTable.tsx';
import { sizeTableGuide } from './size-table.guide.tsx';

const meta = {
  title: 'Commerce/SizeTable',
  component: SizeTable,
  args: {
    system: 'METRIC',
    onSystem: fn(),
    figure: 'jacket',
    measures: [
      { name: 'length', value: 66 },
      { name: 'bust', value: 59 },
      { name: 'sleeve', value: 64.5 },
    ],
  },
  render: function Held(args) {
    const [system, setSystem] = useState(args.system);
    return <SizeTable {...args} system={system} onSystem={setSystem} />;
  },
  decorators: [(Story) => <div className="max-w-form">{Story()}</div>],
  parameters: { guide: sizeTableGuide, docs: { columns: 2 } },
} satisfies Meta<typeof SizeTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithEquivalents: Story = {
  args: {
    equivalents: [
      { type: 'FR', size: '38' },
      { type: 'UK', size: '10' },
      { type: 'US', size: '6' },
    ],
  },
};
export const WithComparison: Story = {
  args: {
    children: (
      <TextLink href="/account/sizes" size="sm">
        Comparer à ma veste
      </TextLink>
    ),
  },
};
export const WithoutFigure: Story = { args: { figure: null } };
export const Highlighted: Story = {
  play: async ({ canvas, userEvent }) => {
    const [row] = canvas.getAllByRole('button');
    if (row) await userEvent.click(row);
  },
};
export const EveryMeasure: Story = {
  args: {
    figure: 'trousers',
    measures: [
      'length',
      'bust',
      'waist',
      'hips',
      'sleeve',
      'shoulder',
      'inseam',
      'rise',
      'sole',
      'width',
      'height',
    ].map((name, index) => ({ name, value: 30 + index * 3.5 })),
  },
};
export const LongText: Story = {
  args: {
    measures: [
      { name: 'Circonférence au plus large du biceps gauche, manche non boutonnée '.repeat(30), value: 38 },
    ],
  },
};
export const Imperial: Story = { args: { system: 'IMPERIAL' } };
export const Empty: Story = { args: { measures: [], equivalents: [{ type: 'FR', size: '38' }] } };

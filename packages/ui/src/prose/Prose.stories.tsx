import type { Meta, StoryObj } from '@storybook/react-vite';
import { answersHtml, longTexts, richHtml, tableHtml } from './prose.samples.ts';
import { Prose } from './Prose.tsx';
import { proseGuide } from './prose.guide.tsx';

const meta = {
  title: 'Controls/Prose',
  component: Prose,
  args: { text: longTexts.fr, html: richHtml },
  parameters: { guide: proseGuide },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const Table: Story = { args: { html: tableHtml } };
export const TableOnPhone: Story = {
  args: { html: tableHtml },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
};
export const Plain: Story = { args: { html: undefined } };
export const TwoColumns: Story = { args: { html: undefined, columns: 2, dropCap: true } };
export const ThreeColumns: Story = { args: { html: undefined, columns: 3, dropCap: true } };
export const Unfolded: Story = { args: { html: undefined, columns: 'unfolded' } };
export const Answers: Story = { args: { html: answersHtml, columns: 'answers' } };
export const LongWord: Story = {
  args: { html: undefined, text: 'https://patine.example/'.repeat(20) },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
};
export const Empty: Story = { args: { html: undefined, text: '' } };

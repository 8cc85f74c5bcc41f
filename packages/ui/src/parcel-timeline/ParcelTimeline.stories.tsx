import type { Meta, StoryObj } from '@storybook/react-vite';
import { ParcelTimeline } from './ParcelTimeline.tsx';
import { sampleSteps } from './steps.samples.ts';
import { parcelTimelineGuide } from './parcel-timeline.guide.tsx';

const meta = {
  title: 'Commerce/ParcelTimeline',
  component: ParcelTimeline,
  args: { steps: sampleSteps(3), relay: true },
  decorators: [(Story) => <div className="bg-surface p-6">{Story()}</div>],
  parameters: { guide: parcelTimelineGuide },
} satisfies Meta<typeof ParcelTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const JustPaid: Story = { args: { steps: sampleSteps(1) } };
export const Delivered: Story = { args: { steps: sampleSteps(4) } };
export const UnknownStep: Story = {
  args: { steps: [...sampleSteps(1), { code: 'customs', at: null, expectedOn: null }] },
};
export const NothingYet: Story = { args: { steps: sampleSteps(0) } };
export const Empty: Story = { args: { steps: [] } };
export const LongText: Story = {
  args: {
    steps: [...sampleSteps(1), { code: 'formalités de douane '.repeat(20), at: null, expectedOn: null }],
  },
};

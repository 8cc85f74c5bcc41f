import type { Meta, StoryObj } from '@storybook/react-vite';
import { liveDrop, soonDrop } from '../drop-banner/drop.samples.ts';
import { garmentsDropInfo } from '../drop-cover/drop-info.samples.ts';
import { DropCard } from './DropCard.tsx';
import { dropCardGuide } from './drop-card.guide.tsx';

const meta = {
  title: 'Commerce/DropCard',
  component: DropCard,
  args: { drop: liveDrop },
  decorators: [(Story) => <div className="max-w-105">{Story()}</div>],
  parameters: { guide: dropCardGuide, docs: { columns: 2 } },
} satisfies Meta<typeof DropCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoLongerNew: Story = { args: { drop: { ...liveDrop, isNew: false } } };
export const SeveralPieces: Story = { args: { drop: garmentsDropInfo } };
export const EndsToday: Story = { args: { drop: { ...liveDrop, remainingDays: 1 } } };
export const ComingSoon: Story = { args: { drop: { ...soonDrop, productCount: 0 } } };
export const Endless: Story = { args: { drop: { ...liveDrop, remainingDays: null } } };
export const LaunchDate: Story = { args: { drop: { ...soonDrop, launchAt: '2026-11-24T08:00:00.000Z' } } };
export const AppExclusive: Story = {
  args: { drop: { ...soonDrop, hasPreLaunch: true, isPreLaunched: true } },
};
export const PreLaunchToday: Story = {
  args: { drop: { ...soonDrop, hasPreLaunch: true, preLaunchToday: true, preLaunchAtHour: '18:00' } },
};
export const PreLaunchDate: Story = {
  args: { drop: { ...soonDrop, hasPreLaunch: true, preLaunchAtDate: '22/11/2026' } },
};
export const Ended: Story = { args: { ended: { soldCount: 61 } } };
export const NoDate: Story = { args: { drop: { ...soonDrop, isComingSoon: false } } };
export const WithoutPicture: Story = { args: { drop: { ...liveDrop, image: null } } };
export const LongText: Story = {
  args: {
    drop: { ...liveDrop, name: 'Grande collection anniversaire des ateliers de Saint-Étienne '.repeat(33) },
  },
};

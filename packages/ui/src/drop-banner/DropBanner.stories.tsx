import type { Meta, StoryObj } from '@storybook/react-vite';
import { liveDrop, soonDrop } from './drop.samples.ts';
import { DropBanner } from './DropBanner.tsx';
import { dropBannerGuide } from './drop-banner.guide.tsx';

const meta = {
  title: 'Commerce/DropBanner',
  component: DropBanner,
  args: { drop: liveDrop, appHref: '/app' },
  parameters: { guide: dropBannerGuide },
} satisfies Meta<typeof DropBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EndsToday: Story = { args: { drop: { ...liveDrop, remainingDays: 1 } } };
export const Endless: Story = { args: { drop: { ...liveDrop, remainingDays: null } } };
export const LaunchDate: Story = { args: { drop: { ...soonDrop, launchAt: '2026-11-24T08:00:00.000Z' } } };
export const ComingSoon: Story = { args: { drop: soonDrop } };
export const PreLaunched: Story = {
  args: { drop: { ...soonDrop, hasPreLaunch: true, isPreLaunched: true } },
};
export const PreLaunchToday: Story = {
  args: { drop: { ...soonDrop, hasPreLaunch: true, preLaunchToday: true, preLaunchAtHour: '18:00' } },
};
export const PreLaunchDate: Story = {
  args: { drop: { ...soonDrop, hasPreLaunch: true, preLaunchAtDate: '22/11/2026' } },
};
export const LongText: Story = {
  args: {
    drop: {
      ...liveDrop,
      name: 'Grande collection anniversaire des ateliers de Saint-Étienne '.repeat(33),
      shippingInfo: 'Les pièces de ce drop partent toutes le même jour, le lendemain de sa fin.',
    },
  },
};
export const WithCover: Story = { args: { cover: { cover: 'jacket', coverPictures: [] } } };
export const WithGarments: Story = {
  args: { cover: { cover: null, coverPictures: ['jacket', 'dress', 'jeans'] } },
};
export const CoverAtTheEnd: Story = {
  args: { cover: { cover: 'dress', coverPictures: [] }, side: 'end', drop: soonDrop },
};
export const NoDate: Story = { args: { drop: { ...soonDrop, isComingSoon: false } } };

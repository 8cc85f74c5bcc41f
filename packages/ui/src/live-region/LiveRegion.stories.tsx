import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveRegion } from './LiveRegion.tsx';
import { liveRegionGuide } from './live-region.guide.tsx';

const meta = {
  title: 'Controls/LiveRegion',
  component: LiveRegion,
  args: { message: '1 284 pièces' },
  decorators: [(Story) => <div>Pour qui écoute : {Story()}</div>],
  parameters: { guide: liveRegionGuide },
} satisfies Meta<typeof LiveRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Assertive: Story = { args: { assertive: true, message: 'Le paiement a été refusé.' } };

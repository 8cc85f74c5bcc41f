import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';
import { skipLinkGuide } from './skip-link.guide.tsx';

const meta = {
  title: 'Controls/SkipLink',
  component: SkipLink,
  decorators: [
    (Story) => (
      <>
        {Story()}
        <main id="main">La page</main>
      </>
    ),
  ],
  parameters: { guide: skipLinkGuide },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Focused: Story = {
  play: ({ canvasElement }) => within(canvasElement).getByRole('link').focus(),
};

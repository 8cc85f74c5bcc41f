import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareButton } from './ShareButton.tsx';
import { shareButtonGuide } from './share-button.guide.tsx';

const meta = {
  title: 'Controls/ShareButton',
  component: ShareButton,
  args: { url: 'https://patine.example/fr/wishlist/k3x9', title: 'Mes favoris' },
  parameters: { guide: shareButtonGuide, docs: { columns: 3 } },
} satisfies Meta<typeof ShareButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Named: Story = { args: { children: 'Partager mes favoris' } };
export const Quiet: Story = { args: { tone: 'quiet' } };
export const Copied: Story = {
  beforeEach: () => {
    const own = { share: undefined, clipboard: { writeText: () => Promise.resolve() } };
    for (const [key, value] of Object.entries(own))
      Object.defineProperty(navigator, key, { configurable: true, value });
    return () => Object.keys(own).forEach((key) => Reflect.deleteProperty(navigator, key));
  },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};
export const Disabled: Story = { args: { disabled: true } };

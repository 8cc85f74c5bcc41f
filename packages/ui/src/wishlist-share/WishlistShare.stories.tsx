import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { WishlistShare } from './WishlistShare.tsx';
import { wishlistShareGuide } from './wishlist-share.guide.tsx';

const url = 'https://patine.example/wishlist/8fJq2Lm0vXwRk4Tz';

const meta = {
  title: 'Commerce/WishlistShare',
  component: WishlistShare,
  args: { url: null, title: 'Les favoris de Camille', onShare: fn(), onMakePrivate: fn() },
  parameters: { guide: wishlistShareGuide },
} satisfies Meta<typeof WishlistShare>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Shared: Story = { args: { url } };
export const Confirming: Story = {
  args: { url },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /privée|private/ }));
  },
};
export const Loading: Story = { args: { saving: true } };
export const Failed: Story = { args: { failed: true } };
export const LongText: Story = { args: { url: `${url}${'8fJq2Lm0vXwRk4Tz'.repeat(120)}` } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { WishlistHeart } from './WishlistHeart.tsx';
import { wishlistHeartGuide } from './wishlist-heart.guide.tsx';

const meta = {
  title: 'Commerce/WishlistHeart',
  component: WishlistHeart,
  args: { label: 'Ajouter « Veste en laine » à mes favoris', pressed: false, onToggle: fn() },
  decorators: [(Story) => <div className="relative h-24 w-32 bg-ecru">{Story()}</div>],
  parameters: { guide: wishlistHeartGuide, docs: { columns: 3 } },
} satisfies Meta<typeof WishlistHeart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pressed: Story = { args: { pressed: true } };
export const Square: Story = { args: { look: 'square' } };
export const SquarePressed: Story = { args: { look: 'square', pressed: true } };
export const Floating: Story = { args: { look: 'floating' } };
export const Counted: Story = { args: { count: 12 } };
export const LongText: Story = { args: { label: 'Ajouter « Robe longue en crêpe de soie » '.repeat(50) } };
export const Disabled: Story = { args: { disabled: true, pressed: true } };

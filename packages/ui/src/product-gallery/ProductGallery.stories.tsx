import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { FamilyTag } from '../product-card/FamilyTag.tsx';
import { WishlistHeart } from '../wishlist-heart/WishlistHeart.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { productGalleryGuide } from './product-gallery.guide.tsx';

const meta = {
  title: 'Commerce/ProductGallery',
  component: ProductGallery,
  args: {
    title: 'Veste Levi’s en jean',
    photos: [
      { id: 'jacket', role: 'front' },
      { id: 'dress', role: 'back' },
    ],
    children: (
      <>
        <FamilyTag family="vintage" label="Vintage" place="gallery" />
        <WishlistHeart
          label="Ajouter « Veste Levi’s en jean » à mes favoris"
          pressed={false}
          onToggle={fn()}
        />
      </>
    ),
  },
  decorators: [(Story) => <div className="max-w-210">{Story()}</div>],
  parameters: { guide: productGalleryGuide },
} satisfies Meta<typeof ProductGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnePhoto: Story = { args: { photos: [{ id: 'dress', role: 'front' }] } };
export const WholeScreen: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const photo = canvasElement.querySelector('li button');
    if (photo) await userEvent.click(photo);
  },
};
export const Past: Story = { args: { past: true } };
export const ExtremeRatios: Story = {
  args: {
    photos: [
      { id: 'jacket', role: 'front', ratio: 3 },
      { id: 'dress', role: 'back', ratio: 0.3 },
      { id: 'bag', role: 'detail', ratio: 0.9 },
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { args: { photos: [] } };
export const Enlarged: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const photo = canvasElement.querySelector('li button');
    if (photo) await userEvent.click(photo);
    await within(document.body).findByRole('dialog');
    await userEvent.keyboard('++');
  },
};
export const LongText: Story = { args: { title: 'Veste longue en laine bouillie '.repeat(65) } };

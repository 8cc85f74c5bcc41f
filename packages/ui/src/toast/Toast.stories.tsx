import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextLink } from '../text-link/TextLink.tsx';
import { Toast } from './Toast.tsx';
import { toastGuide } from './toast.guide.tsx';

const meta = {
  title: 'Controls/Toast',
  component: Toast,
  args: {
    open: true,
    onClose: fn(),
    duration: 60_000,
    children: (
      <>
        Veste en laine marron est dans votre panier. <TextLink href="/cart">Voir le panier</TextLink>
      </>
    ),
  },
  parameters: {
    guide: toastGuide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '220px' } },
  },
  decorators: [(Story) => <div className="min-h-40">{Story()}</div>],
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Closed: Story = { tags: ['!autodocs'], args: { open: false } };
export const LongText: Story = {
  args: { children: 'Veste longue en laine bouillie à double boutonnage est dans votre panier. '.repeat(4) },
};

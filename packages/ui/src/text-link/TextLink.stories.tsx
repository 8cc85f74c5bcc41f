import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './TextLink.tsx';
import { textLinkGuide } from './text-link.guide.tsx';

const meta = {
  title: 'Controls/TextLink',
  component: TextLink,
  args: { href: '/shop', children: 'Toutes les nouveautés' },
  parameters: { guide: textLinkGuide, docs: { columns: 3 } },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Muted: Story = { args: { tone: 'muted', size: 'sm', children: 'Que signifie cet état ?' } };
export const Garance: Story = { args: { tone: 'garance', children: 'Voir les pièces à −50 %' } };
export const LongText: Story = {
  args: {
    children: 'Comment les pièces sont classées, et pourquoi certaines viennent avant les autres '.repeat(4),
  },
};

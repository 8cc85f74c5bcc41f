import type { Meta, StoryObj } from '@storybook/react-vite';
import { CtaList } from './CtaList.tsx';
import { ctaListGuide } from './cta-list.guide.tsx';

const meta = {
  title: 'Controls/CtaList',
  component: CtaList,
  args: {
    cta: [
      { name: 'Chiner', path: '/shop/' },
      { name: 'Les drops de la semaine', path: '/drops' },
    ],
  },
  parameters: { guide: ctaListGuide, docs: { columns: 2 } },
} satisfies Meta<typeof CtaList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Paper: Story = { args: { ground: 'paper' } };
export const Dark: Story = {
  args: { ground: 'dark' },
  decorators: [(Story) => <div className="bg-denim-fill p-8 text-on-fill">{Story()}</div>],
};
export const Quiet: Story = { args: { tone: 'line' } };
export const One: Story = { args: { cta: [{ name: 'Chiner', path: '/shop/' }] } };
export const Empty: Story = { args: { cta: [] } };
export const LongText: Story = {
  args: { cta: [{ name: 'Découvrir toutes les vestes de travail des années 1950', path: '/shop/' }] },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextBlock } from './TextBlock.tsx';

const meta = {
  title: 'Blocks/Text',
  component: TextBlock,
  args: {
    children: (
      <p>
        Une pièce vintage a plus de vingt ans. Elle a été portée, aimée, parfois réparée : nous le disons
        toujours.
      </p>
    ),
  },
} satisfies Meta<typeof TextBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Rich: Story = {
  args: {
    children: (
      <>
        <h2>Comment nous choisissons</h2>
        <p>
          Chaque pièce est <strong>mesurée à plat</strong> et photographiée. Lisez{' '}
          <a href="/pages/types-of-items">ce que veulent dire nos étiquettes</a>.
        </p>
        <ul>
          <li>Vérifiée à l’atelier</li>
          <li>Décrite avec ses défauts</li>
        </ul>
        <blockquote>Ce que le temps laisse aux belles choses.</blockquote>
      </>
    ),
  },
};
export const LongText: Story = {
  args: {
    children: <p>{'Un cardigan autrichien se porte ouvert, fermé, ou sur les épaules. '.repeat(20)}</p>,
  },
};

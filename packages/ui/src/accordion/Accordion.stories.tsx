import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './Accordion.tsx';
import { accordionGuide } from './accordion.guide.tsx';

const meta = {
  title: 'Controls/Accordion',
  component: Accordion,
  args: {
    title: 'Description et état',
    children:
      'Veste courte en denim brut, doublure d’origine. Une couture reprise à la manche gauche, visible de près.',
  },
  decorators: [(Story) => <div className="max-w-prose">{Story()}</div>],
  parameters: { guide: accordionGuide, docs: { columns: 2 } },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const WithCount: Story = { args: { title: 'Taille', trailing: '2 choisies' } };
export const Several: Story = {
  render: (args) => (
    <>
      <Accordion {...args} name="about" defaultOpen />
      <Accordion {...args} name="about" title="Livraison et retours" />
      <Accordion {...args} name="about" title="Tailles et mesures" />
    </>
  ),
};
export const LongText: Story = {
  args: {
    title: 'Ce que veut dire « très bon état », comment nous le vérifions et ce que vous pouvez en attendre',
  },
};

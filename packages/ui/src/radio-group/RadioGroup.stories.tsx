import type { Meta, StoryObj } from '@storybook/react-vite';
import { Radio } from './Radio.tsx';
import { RadioCard } from './RadioCard.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { radioGroupGuide } from './radio-group.guide.tsx';

const meta = {
  title: 'Controls/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'Trier',
    children: [
      <Radio key="new" name="sort" label="Nouveautés" defaultChecked />,
      <Radio key="cheap" name="sort" label="Prix croissant" />,
      <Radio key="dear" name="sort" label="Prix décroissant" />,
    ],
  },
  decorators: [(Story) => <div className="max-w-prose">{Story()}</div>],
  parameters: { guide: radioGroupGuide, docs: { columns: 2 } },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const cards = [
  <RadioCard
    key="grouped"
    name="parcels"
    label="Un seul colis, vérifié à l’atelier"
    description="2 vendeurs réunis, contrôle qualité compris · 27 au 30 novembre"
    trailing="7,40 €"
    defaultChecked
  />,
  <RadioCard
    key="direct"
    name="parcels"
    label="Deux colis, directement des vendeurs"
    description="Maison Rétro et Second Wind · 25 au 28 novembre"
    trailing="9,80 €"
  />,
];

export const Default: Story = {};
export const Cards: Story = { args: { legend: 'Livraison', children: cards } };
export const InError: Story = {
  args: {
    legend: 'Livraison',
    error: 'Choisissez comment recevoir vos pièces.',
    children: [
      <RadioCard key="relay" name="way" label="Point relais" trailing="4,90 €" />,
      <RadioCard key="home" name="way" label="À domicile" trailing="6,50 €" />,
    ],
  },
};
export const Disabled: Story = {
  args: {
    children: [
      <RadioCard
        key="relay"
        name="way"
        label="Point relais"
        description="Indisponible à cette adresse"
        disabled
      />,
      <RadioCard key="home" name="way" label="À domicile" trailing="6,50 €" defaultChecked />,
    ],
  },
};
export const LongText: Story = {
  args: {
    legend: 'Comment voulez-vous recevoir les pièces de vos différents vendeurs ? '.repeat(3),
    children: [
      <RadioCard
        key="long"
        name="long"
        label="Un seul colis, vérifié à l’atelier puis envoyé avec les pièces des autres vendeurs"
        description={'Vendeurs réunis, contrôle qualité compris. '.repeat(8)}
        trailing="12 345,60 €"
        defaultChecked
      />,
      <Radio key="word" name="long" label={'Donaudampfschifffahrtsgesellschaft'.repeat(4)} />,
    ],
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { JeansCalculator, type JeansAnswers } from './JeansCalculator.tsx';
import { jeansCalculatorGuide } from './jeans-calculator.guide.tsx';

const meta = {
  title: 'Commerce/JeansCalculator',
  component: JeansCalculator,
  args: { onComplete: fn() },
  parameters: { guide: jeansCalculatorGuide, docs: { columns: 2 } },
} satisfies Meta<typeof JeansCalculator>;

export default meta;
type Story = StoryObj<typeof meta>;

const answered: Partial<JeansAnswers> = {
  size: '38',
  heightRange: '160-165',
  tightness: 'regular',
  colors: ['bleu-fonce', 'noir'],
};

export const Default: Story = {};
export const Size: Story = { args: { startAt: 1 } };
export const Imperial: Story = {
  args: { startAt: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/Pouces|Inches/));
  },
};
export const Height: Story = { args: { startAt: 2 } };
export const Fit: Story = { args: { startAt: 3 } };
export const Colors: Story = { args: { startAt: 4 } };
export const Answered: Story = {
  args: { startAt: 4, known: { ...answered, email: 'camille@exemple.fr' } },
};
export const Missing: Story = {
  args: { startAt: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Continuer|Next/ }));
  },
};
export const Saving: Story = { args: { startAt: 4, known: answered, saving: true } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../text-link/TextLink.tsx';
import { Checkbox } from './Checkbox.tsx';
import { checkboxGuide } from './checkbox.guide.tsx';

const meta = {
  title: 'Controls/Checkbox',
  component: Checkbox,
  args: { label: 'Très bon état' },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
  parameters: { guide: checkboxGuide, docs: { columns: 3 } },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithCount: Story = { args: { defaultChecked: true, trailing: '604' } };
export const Disabled: Story = { args: { disabled: true, trailing: '0' } };
export const InError: Story = {
  args: {
    label: (
      <>
        J’accepte les <TextLink href="/pages/terms">conditions de vente</TextLink>
      </>
    ),
    error: 'Acceptez les conditions de vente pour créer votre compte.',
  },
};
export const LongText: Story = {
  args: {
    label: 'Écrivez-moi une fois par semaine ce qui arrive dans mes tailles, et rien d’autre',
    trailing: '12',
  },
};

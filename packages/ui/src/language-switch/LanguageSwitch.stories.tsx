import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { languageSwitchGuide } from './language-switch.guide.tsx';

const meta = {
  title: 'Layout/LanguageSwitch',
  component: LanguageSwitch,
  args: {
    current: 'fr',
    languages: [
      { code: 'fr', name: 'Français', href: '/shop' },
      { code: 'en', name: 'English', href: '/en/shop' },
    ],
  },
  parameters: { guide: languageSwitchGuide },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { args: { current: 'en' } };

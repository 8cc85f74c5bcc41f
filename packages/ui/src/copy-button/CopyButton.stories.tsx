import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from './CopyButton.tsx';
import { copyButtonGuide } from './copy-button.guide.tsx';

const clipboard = (writeText: () => Promise<void>) => () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => Reflect.deleteProperty(navigator, 'clipboard');
};

const meta = {
  title: 'Controls/CopyButton',
  component: CopyButton,
  args: { text: 'P-48213' },
  parameters: { guide: copyButtonGuide, docs: { columns: 3 } },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Named: Story = { args: { children: 'Copier le code de retrait' } };
export const Copied: Story = {
  beforeEach: clipboard(() => Promise.resolve()),
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};
export const InError: Story = {
  beforeEach: clipboard(() => Promise.reject(new Error('denied'))),
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};
export const Disabled: Story = { args: { disabled: true } };

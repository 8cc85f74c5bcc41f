import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { useSampleLanguage } from '../testing/use-sample-language.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { progressBarGuide } from './progress-bar.guide.tsx';

const meta = {
  title: 'Controls/ProgressBar',
  component: ProgressBar,
  args: { busy: true },
  parameters: { guide: progressBarGuide, docs: { story: { inline: false, height: '120px' } } },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

function Load({ failed = false }) {
  const [busy, setBusy] = useState(false);
  const translate = useSampleLanguage();
  return (
    <>
      <ProgressBar busy={busy} failed={failed} />
      <Button tone="line" onClick={() => setBusy(!busy)}>
        {translate(busy ? 'Finir' : 'Commencer')}
      </Button>
    </>
  );
}

const finish: Story['play'] = async ({ canvasElement }) => {
  const button = within(canvasElement).getByRole('button');
  await userEvent.click(button);
  await new Promise((resolve) => setTimeout(resolve, 250));
  await userEvent.click(button);
};

export const Default: Story = {};
export const Done: Story = { render: () => <Load />, play: finish };
export const Failed: Story = { render: () => <Load failed />, play: finish };

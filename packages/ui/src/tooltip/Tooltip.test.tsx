import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderIn } from '../testing/render.tsx';
import { Tooltip } from './Tooltip.tsx';

const tip = (
  <div className="p-20">
    <Tooltip text="Chacune est unique.">
      <button type="button">Ajouter</button>
    </Tooltip>
    <button type="button">Ensuite</button>
  </div>
);

test.each(['fr', 'en'] as const)(
  'it comes with the focus and describes its button, in %s',
  async (locale) => {
    renderIn(tip, locale);
    await userEvent.tab();
    await screen.findByRole('tooltip');
    expect(screen.getByRole('button', { name: 'Ajouter', description: 'Chacune est unique.' })).toBeTruthy();
    await userEvent.tab();
    expect(screen.queryByRole('tooltip')).toBeNull();
  },
);

test('Escape puts it away and goes no further', async () => {
  const onKeyDown = vi.fn();
  renderIn(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog around it
    <div onKeyDown={({ key }) => onKeyDown(key)}>{tip}</div>,
  );
  await userEvent.tab();
  await screen.findByRole('tooltip');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(onKeyDown).not.toHaveBeenCalledWith('Escape');
  await userEvent.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledWith('Escape');
});

test('it stays while one points at it', async () => {
  renderIn(tip);
  await userEvent.hover(screen.getByRole('button', { name: 'Ajouter' }));
  const bubble = await screen.findByRole('tooltip');
  await userEvent.hover(bubble);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.getByRole('tooltip')).toBe(bubble);
  await userEvent.hover(screen.getByRole('button', { name: 'Ensuite' }));
  await expect.poll(() => screen.queryByRole('tooltip')).toBeNull();
});

import { screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { SystemSwitch } from './SystemSwitch.tsx';

test.each([
  ['fr', 'Unités', 'Centimètres', 'Pouces'],
  ['en', 'Units', 'Centimetres', 'Inches'],
] as const)('both systems have full names in %s in any size', (locale, group, metric, imperial) => {
  renderIn(<SystemSwitch value="IMPERIAL" size="sm" onChange={() => {}} />, locale);
  expect(screen.getByRole('group', { name: group })).toBeDefined();
  expect(screen.getByRole('radio', { name: metric, checked: false })).toBeDefined();
  expect(screen.getByRole('radio', { name: imperial, checked: true })).toBeDefined();
});

test('an arrow key switches', async () => {
  const onChange = vi.fn();
  renderIn(<SystemSwitch value="METRIC" onChange={onChange} />);
  await userEvent.keyboard('{Tab}{ArrowRight}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('IMPERIAL');
});

import { expect, test, vi } from 'vitest';
import { devWarning } from './dev-warning.ts';

test('development hears which component got what', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  devWarning('Picture', 'has no id');
  expect(error).toHaveBeenCalledExactlyOnceWith('<Picture> has no id');
});

test('production hears nothing', () => {
  vi.stubEnv('DEV', false);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  devWarning('Picture', 'has no id');
  expect(error).not.toHaveBeenCalled();
});

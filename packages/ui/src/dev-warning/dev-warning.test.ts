import { expect, test, vi } from 'vitest';
import { devWarning } from './dev-warning.ts';

test('logs the component and the problem in development', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  devWarning('Picture', 'has no id');
  expect(error).toHaveBeenCalledExactlyOnceWith('<Picture> has no id');
});

test('logs nothing in production', () => {
  vi.stubEnv('DEV', false);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  devWarning('Picture', 'has no id');
  expect(error).not.toHaveBeenCalled();
});

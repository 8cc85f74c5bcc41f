import { expect, test } from 'vitest';
import { storySteps } from './story-steps.ts';

test('the steps of a story are the lines of its play function', () => {
  const source = `{
  args: { suggestions: [] },
  play: async ({
    canvas,
    userEvent
  }) => {
    await waitFor(() => {
      expect(canvas).toBeVisible();
    });
    await userEvent.type(canvas.getByRole('textbox'), '74,50');
  },
  globals: { viewport: { value: 'phone' } }
}`;
  expect(storySteps(source)).toBe(`await waitFor(() => {
  expect(canvas).toBeVisible();
});
await userEvent.type(canvas.getByRole('textbox'), '74,50');`);
  expect(storySteps('{ args: { saving: true } }')).toBe('');
});

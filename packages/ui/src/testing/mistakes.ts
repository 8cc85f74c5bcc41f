import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderIn } from './render.tsx';

/** Invalid content or props, and the fallback text that a shopper sees. */
export type Mistake = [what: string, element: ReactElement, fallback: string];

/** Tests that each mistake warns developers and shows shoppers the fallback. */
export function holdMistakes(mistakes: Mistake[]) {
  describe.each(mistakes)('%s', (_, element, fallback) => {
    const logged = vi.fn<typeof console.error>();
    const shown = () => renderIn(element).container.textContent.replace(/\s/g, ' ');
    beforeEach(() => {
      logged.mockClear();
      vi.spyOn(console, 'error').mockImplementation(logged);
    });
    afterEach(() => {
      vi.unstubAllEnvs();
      vi.restoreAllMocks();
    });

    test('logs in development', () => {
      expect(shown()).toBe(fallback);
      expect(logged.mock.calls.flat().some((text) => /^<[A-Z]\w+> (got|has) /.test(String(text)))).toBe(true);
    });

    test('logs nothing in production', () => {
      vi.stubEnv('DEV', false);
      expect(shown()).toBe(fallback);
      expect(logged).not.toHaveBeenCalled();
    });
  });
}

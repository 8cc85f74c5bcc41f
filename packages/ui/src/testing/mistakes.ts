import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderIn } from './render.tsx';

/** What content or a caller got wrong, and the words that a shopper reads in its place. */
export type Mistake = [what: string, element: ReactElement, fallback: string];

/** Holds each to being told to developers, and kept from shoppers. */
export function holdMistakes(mistakes: Mistake[]) {
  describe.each(mistakes)('%s', (_, element, fallback) => {
    const said = vi.fn<typeof console.error>();
    const shown = () => renderIn(element).container.textContent.replace(/\s/g, ' ');
    beforeEach(() => {
      said.mockClear();
      vi.spyOn(console, 'error').mockImplementation(said);
    });
    afterEach(() => {
      vi.unstubAllEnvs();
      vi.restoreAllMocks();
    });

    test('is loud in development', () => {
      expect(shown()).toBe(fallback);
      expect(said.mock.calls.flat().some((text) => /^<[A-Z]\w+> (got|has) /.test(String(text)))).toBe(true);
    });

    test('is quiet in production', () => {
      vi.stubEnv('DEV', false);
      expect(shown()).toBe(fallback);
      expect(said).not.toHaveBeenCalled();
    });
  });
}

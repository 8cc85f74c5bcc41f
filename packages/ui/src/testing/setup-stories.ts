// Storybook's own setup of its tests: the decorators and the checks of the preview.
import '@storybook/addon-vitest/internal/setup-file-with-project-annotations';
import { configure } from 'storybook/test';
import { afterEach } from 'vitest';
import { WAIT_TIMEOUT_MS } from '../../../../testing/timeouts.ts';
import './every-variant.ts';
import { readPaintedTextColors, shapelessControls } from './forced-colors.ts';

configure({ asyncUtilTimeout: WAIT_TIMEOUT_MS });

if (matchMedia('(forced-colors: active)').matches) {
  readPaintedTextColors();
  afterEach(() => {
    const shapeless = shapelessControls().map(({ outerHTML }) => outerHTML.slice(0, 200));
    if (shapeless.length > 0) throw new Error(`Forced colours leave no edge of ${shapeless.join('\n')}`);
  });
}

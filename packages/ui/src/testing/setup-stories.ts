// Storybook's own setup of its tests: the decorators and the checks of the preview.
import '@storybook/addon-vitest/internal/setup-file-with-project-annotations';
import { configure } from 'storybook/test';
import { WAIT_TIMEOUT_MS } from '../../../../testing/timeouts.ts';
import './every-variant.ts';

configure({ asyncUtilTimeout: WAIT_TIMEOUT_MS });

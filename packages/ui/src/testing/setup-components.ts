import { beforeAll } from 'vitest';
import { loadFaces } from '../../../../.storybook/faces.ts';
import '../styles/index.css';

// As before stories: no text changes its face during a test.
beforeAll(async () => void (await loadFaces()));

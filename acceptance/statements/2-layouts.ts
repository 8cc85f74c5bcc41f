import type { Statement } from '../statement.ts';
import { headerLayouts } from './2-header.ts';
import { frameLayouts } from './2-frames.ts';

export const layouts: Statement[] = [...headerLayouts, ...frameLayouts];

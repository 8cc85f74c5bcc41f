import type { Statement } from '../statement.ts';
import { contents } from './2-contents.ts';
import { layouts } from './2-layouts.ts';
import { routesAndGuards } from './2-routes.ts';

export const screens: Statement[] = [...routesAndGuards, ...layouts, ...contents];

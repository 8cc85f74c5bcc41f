import type { Statement } from '../statement.ts';
import { commerce } from './9-commerce.ts';
import { lists } from './9-lists.ts';
import { layout } from './9-layout.ts';

export const constants: Statement[] = [...commerce, ...lists, ...layout];

import type { Statement } from '../statement.ts';
import { restCalls } from './7-rest.ts';
import { operationCalls } from './7-operations.ts';
import { searchCalls } from './7-search.ts';

export const calls: Statement[] = [...restCalls, ...operationCalls, ...searchCalls];

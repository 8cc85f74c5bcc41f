import type { SearchEngine } from '../engine.ts';
import type { Access } from './access.ts';
import type { AlgoliaHandlerOptions } from './options.ts';
import type { AlgoliaRequest } from './messages.ts';

export interface RouteContext {
  engine: SearchEngine;
  request: AlgoliaRequest;
  /** The open parts of the path, in order. */
  params: readonly string[];
  options: AlgoliaHandlerOptions;
  newTask: () => number;
}

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Open parts are written `:`. */
  path: string;
  access: Access;
  /** 200 unless told. */
  status?: number;
  /** JSON, or what becomes it. */
  answer: (context: RouteContext) => string | object;
}

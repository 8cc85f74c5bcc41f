import type { SearchEngine } from '../engine.ts';
import type { Access } from './access.ts';
import type { AlgoliaHandlerOptions } from './options.ts';
import type { AlgoliaRequest } from './messages.ts';

export interface RouteContext {
  engine: SearchEngine;
  request: AlgoliaRequest;
  /** Path parameters in order. */
  params: readonly string[];
  options: AlgoliaHandlerOptions;
  newTask: () => number;
}

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path parameters are written `:`. */
  path: string;
  access: Access;
  /** 200 by default. */
  status?: number;
  /** Returns the response as JSON text or as an object. */
  respond: (context: RouteContext) => string | object;
}

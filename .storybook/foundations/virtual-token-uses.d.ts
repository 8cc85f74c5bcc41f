declare module 'virtual:token-uses' {
  import type { TokenUse } from './token-uses.ts';

  /** Where each token is used, by `group.name`. */
  export const uses: Readonly<Record<string, TokenUse>>;
}

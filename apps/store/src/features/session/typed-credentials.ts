import type { Credentials } from './log-in.ts';

const NONE: Credentials = { email: '', password: '' };

let typed = NONE;

/** Keeps what was typed into the login form for the registration form, in memory only. */
export function keepTyped(data: FormData) {
  typed = { email: String(data.get('email') ?? ''), password: String(data.get('password') ?? '') };
}

/** What was typed into the login form since the last call. */
export function takeTyped(): Credentials {
  const taken = typed;
  typed = NONE;
  return taken;
}

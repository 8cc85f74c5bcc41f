import type { Credentials } from './log-in.ts';

const NONE: Credentials = { email: '', password: '' };

let typed = NONE;

/** Keeps what is typed into the login form for the registration form, in memory only. */
export function keepTyped(data: FormData) {
  typed = { email: String(data.get('email') ?? ''), password: String(data.get('password') ?? '') };
}

/** What was typed into the login form. Reading changes nothing, since a form may be rendered twice before it is shown. */
export const typedCredentials = (): Credentials => typed;

export function forgetTyped() {
  typed = NONE;
}

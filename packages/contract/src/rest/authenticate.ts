/**
 * `POST /authenticate` with `Authorization: Basic base64(email:password)`. The store keeps the token in an HttpOnly
 * cookie.
 */
export type AuthenticateResponse = {
  token: string;
  /** ISO 8601. */
  expiresAt: string;
};

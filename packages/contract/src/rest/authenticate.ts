/** `POST /authenticate`, `Authorization: Basic base64(e-mail:password)`. The store keeps the token; the browser never sees it. */
export type AuthenticateResponse = {
  token: string;
  /** ISO 8601. */
  expiresAt: string;
};

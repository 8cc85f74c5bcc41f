/** Headers of every request from the store to the api. */
export const HEADERS = {
  applicationName: 'x-application-name',
  apiVersion: 'x-api-version',
  uiLanguage: 'x-ui-language',
  consentVendors: 'x-consent-vendors',
  anonymousId: 'x-anonymous-id',
  searchQuery: 'x-search-query',
  affiliateCampaign: 'x-affiliate-campaign',
  idempotencyKey: 'idempotency-key',
  /** Token of a browser that has logged in to an account before. Responses to logins and password resets set it. */
  deviceToken: 'x-device-token',
  /** Token of the session that a login replaces. */
  endedSession: 'x-ended-session',
} as const;

export const APPLICATION_NAME = 'web';
export const API_VERSION = '2023-04-20';

/** Request headers of every call from store to api. */
export const HEADERS = {
  applicationName: 'x-application-name',
  apiVersion: 'x-api-version',
  uiLanguage: 'x-ui-language',
  consentVendors: 'x-consent-vendors',
  anonymousId: 'x-anonymous-id',
  searchQuery: 'x-search-query',
  affiliateCampaign: 'x-affiliate-campaign',
  idempotencyKey: 'idempotency-key',
  /** What a browser holds in which somebody was let into an account; answers of logins and resets bring it. */
  deviceToken: 'x-device-token',
  /** Token of the session that a login takes the place of. */
  endedSession: 'x-ended-session',
} as const;

export const APPLICATION_NAME = 'web';
export const API_VERSION = '2023-04-20';

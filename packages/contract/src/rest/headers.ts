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
} as const;

export const APPLICATION_NAME = 'web';
export const API_VERSION = '2023-04-20';

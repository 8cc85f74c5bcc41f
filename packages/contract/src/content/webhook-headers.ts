/** Headers in which systems sign the webhooks that they send to `/content/webhook`. */
export const CMS_SIGNATURES = {
  own: 'content-signature',
  sanity: 'sanity-webhook-signature',
  contentful: 'x-contentful-signature',
  storyblok: 'webhook-signature',
} as const;

/** True for a header that a signature may cover or be. Contentful names the headers that it signs. */
export const isWebhookHeader = (name: string) =>
  Object.values(CMS_SIGNATURES).some((signature) => signature === name) || name.startsWith('x-contentful-');

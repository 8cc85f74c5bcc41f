import { AFFILIATE_COOKIE_DAYS } from '@patine/core';
import { setBrowserCookie } from '../../lib/cookies.ts';
import { choiceMade, onConsent } from '../../lib/consent.ts';
import { AFFILIATE_CAMPAIGN, AFFILIATE_QUERY, isCampaign } from '../../lib/third-parties.ts';

/** The campaign in a URL's fragment, where the server moves it. */
export function campaignIn(hash: string): string | null {
  const campaign = new URLSearchParams(hash.replace(/^#/, '')).get(AFFILIATE_QUERY);
  return isCampaign(campaign) ? campaign : null;
}

/** Stores the campaign of a landing page's hash for this visit, and for thirty days once the visitor consents. */
export function storeCampaign(hash: string) {
  let campaign = campaignIn(hash);
  if (campaign === null) return;
  if (location.hash === hash) history.replaceState(history.state, '', location.pathname + location.search);
  const decide = () => {
    const choice = choiceMade();
    if (!choice || campaign === null) return;
    if (choice.has('advertising')) setBrowserCookie(AFFILIATE_CAMPAIGN, campaign, AFFILIATE_COOKIE_DAYS);
    campaign = null;
  };
  onConsent(decide);
  decide();
}

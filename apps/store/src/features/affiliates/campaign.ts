import { AFFILIATE_COOKIE_DAYS } from '@patine/core';
import { setBrowserCookie } from '../../lib/cookies.ts';
import { choiceMade, onConsent } from '../../lib/consent.ts';
import { AFFILIATE_CAMPAIGN, AFFILIATE_QUERY, isCampaign } from '../../lib/third-parties.ts';

/** The campaign that an address names behind its `#`, where the server moves it to. */
export function campaignIn(hash: string): string | null {
  const campaign = new URLSearchParams(hash.replace(/^#/, '')).get(AFFILIATE_QUERY);
  return isCampaign(campaign) ? campaign : null;
}

/** Remembers the campaign for this visit, and keeps it for thirty days once that is agreed to. */
export function storeCampaign() {
  let campaign = campaignIn(location.hash);
  if (campaign === null) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const decide = () => {
    const choice = choiceMade();
    if (!choice || campaign === null) return;
    if (choice.has('advertising')) setBrowserCookie(AFFILIATE_CAMPAIGN, campaign, AFFILIATE_COOKIE_DAYS);
    campaign = null;
  };
  onConsent(decide);
  decide();
}

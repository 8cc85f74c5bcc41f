import { HEADERS } from '@patine/contract/rest/headers';
import { readCookie } from '../src/lib/cookies.ts';
import {
  AFFILIATE_CAMPAIGN,
  ANONYMOUS_ID,
  consentedVendors,
  isAnonymousId,
  isCampaign,
  readChoice,
  type ThirdParties,
} from '../src/lib/third-parties.ts';

const SEARCH_CHARACTERS = 100;

/** The encoded search text of the page that sent a call, from its referrer. */
function searchOf(referer: string | undefined): Record<string, string> {
  const text = referer && URL.canParse(referer) ? new URL(referer).searchParams.get('text') : null;
  return text
    ? {
        [HEADERS.searchQuery]: encodeURIComponent(
          text.toWellFormed().slice(0, SEARCH_CHARACTERS).toWellFormed(),
        ),
      }
    : {};
}

type Visiting = { cookie?: string | undefined; referer?: string | undefined };

/** Headers for the api from a visitor's page and cookies; only what they consented to. */
export type VisitHeaders = (headers: Visiting) => Record<string, string>;

export const createVisitHeaders = (parties: ThirdParties): VisitHeaders => {
  return ({ cookie: cookies = '', referer }) => {
    const search = searchOf(referer);
    const choice = readChoice(cookies, parties);
    if (!choice) return search;
    const anonymousId = readCookie(cookies, ANONYMOUS_ID);
    const campaign = readCookie(cookies, AFFILIATE_CAMPAIGN);
    return {
      ...search,
      [HEADERS.consentVendors]: consentedVendors(choice, parties).join(),
      ...(choice.has('analytics') && isAnonymousId(anonymousId)
        ? { [HEADERS.anonymousId]: anonymousId }
        : {}),
      ...(choice.has('advertising') && isCampaign(campaign) ? { [HEADERS.affiliateCampaign]: campaign } : {}),
    };
  };
};

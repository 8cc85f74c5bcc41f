import type { IntlShape } from 'react-intl';
import { purposesOf, type Purpose, type ThirdParties } from '../../lib/third-parties.ts';
import type { Translation } from 'vanilla-cookieconsent';

const hostOf = (address: string) => new URL(address).host;

/** Hosts of each purpose's vendors. */
function hostsOf(parties: ThirdParties): Record<Purpose, string[]> {
  const { analytics, errorReports, tagManager, helpDesk, frames = [] } = parties;
  return {
    analytics: analytics ? [hostOf(analytics.origin)] : [],
    errors: errorReports ? [hostOf(errorReports.dsn)] : [],
    advertising: tagManager ? [hostOf(tagManager.origin)] : [],
    help: helpDesk ? [hostOf(helpDesk.script)] : [],
    frames: [...frames],
  };
}

/** All texts of the banner and the dialog, in the page's language. */
export function consentMessages(intl: IntlShape, parties: ThirdParties, policyPath: string): Translation {
  const word = (id: string, values: Record<string, string> = {}) => intl.formatMessage({ id }, values);
  const purposes = purposesOf(parties);
  const hosts = hostsOf(parties);
  const policy = `<a href="${policyPath}">${word('consent.policy')}</a>`;
  const buttons = {
    acceptAllBtn: word('consent.accept'),
    acceptNecessaryBtn: word('consent.refuse'),
  };
  const about = (purpose: Purpose) => {
    const named = hosts[purpose];
    const text = named.length > 0 ? word(`consent.${purpose}.text`, { hosts: intl.formatList(named) }) : '';
    const partner = purpose === 'advertising' && parties.affiliates ? word('consent.affiliates.text') : '';
    return [text, partner].filter(Boolean).join(' ');
  };
  return {
    consentModal: {
      title: word('consent.title'),
      description: `${word('consent.text', {
        purposes: intl.formatList(purposes.map((purpose) => word(`consent.${purpose}.short`))),
      })} ${policy}`,
      ...buttons,
      showPreferencesBtn: word('consent.choose'),
    },
    preferencesModal: {
      title: word('consent.choices.title'),
      closeIconLabel: word('consent.close'),
      ...buttons,
      savePreferencesBtn: word('consent.save'),
      sections: [
        { description: `${word('consent.choices.text')} ${policy}` },
        {
          title: word('consent.necessary.title'),
          description: word('consent.necessary.text'),
          linkedCategory: 'necessary',
        },
        ...purposes.map((purpose) => ({
          title: word(`consent.${purpose}.title`),
          description: about(purpose),
          linkedCategory: purpose,
        })),
      ],
    },
  };
}

import type { DocumentLink } from '@patine/contract/content/links';
import type { Locale } from '@patine/core';
import { useQueries } from '@tanstack/react-query';
import { canBeTried, linkQuery, remarkOn } from '../form/link-check.ts';

export type LinkFault = {
  address: string;
  /** The words that lead there; null where there are none. */
  words: string | null;
  /** Where in the document. */
  path: string;
  /** Id of the message that says what is wrong with it. */
  messageId: string;
};

/** That nothing answers comes before that it is in another language. */
const faultOf = ({ address, problem }: DocumentLink, locale: Locale, isMissing: boolean) => {
  if (problem !== null) return `pageEditor.link.${problem}`;
  const remark = isMissing ? 'missing' : remarkOn(address, locale);
  return remark === null || remark === 'otherSite' ? null : `pageEditor.link.${remark}`;
};

/** What waits for another page is no mistake: it comes last. */
const waits = ({ messageId }: LinkFault) => Number(messageId.endsWith('.NOT_PUBLISHED'));

export type LinkInLanguage = DocumentLink & { locale: Locale };

/** What is wrong with these links. Those of which only the store knows the answer are tried, each address once. */
export function useLinkFaults<Link extends LinkInLanguage>(links: readonly Link[]) {
  const tried = [
    ...new Set(
      links
        .filter(({ isChecked, address }) => !isChecked && canBeTried(address))
        .map(({ address }) => address),
    ),
  ];
  const answers = useQueries({ queries: tried.map(linkQuery) });
  const pending = new Set(tried.filter((_, index) => answers[index]?.isPending));
  const missing = new Set(tried.filter((_, index) => answers[index]?.data));
  return {
    faults: links
      .flatMap((link): (LinkFault & { link: Link })[] => {
        const messageId = faultOf(link, link.locale, missing.has(link.address));
        return messageId === null
          ? []
          : [{ address: link.address, words: link.words, path: link.path, messageId, link }];
      })
      .toSorted((one, other) => waits(one) - waits(other)),
    /** Links whose answer is not there yet. */
    waiting: links.filter(({ isChecked, address }) => !isChecked && pending.has(address)).length,
  };
}

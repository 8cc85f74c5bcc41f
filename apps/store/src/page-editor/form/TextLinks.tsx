import { LINK_PATTERN } from '@patine/contract/content/blocks/fields';
import { useQueries } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useFormContext } from './form-context.ts';
import { addressesIn, canBeTried, linkQuery, remarkOn } from './link-check.ts';

export type TextLinksProps = {
  /** In Markdown. */
  text: string;
  /** The text as it was when its field was left: an address half written is not tried. */
  left: string;
};

/** What is wrong with the addresses in a text, each in a line. */
export function TextLinks({ text, left }: TextLinksProps) {
  const { locale } = useFormContext();
  const written = new Set(addressesIn(left));
  const addresses = addressesIn(text).filter((address) => written.has(address));
  const answers = useQueries({
    queries: addresses.map((address) => ({ ...linkQuery(address), enabled: canBeTried(address) })),
  });
  const wordsFor = (address: string, isMissing = false) => {
    if (!LINK_PATTERN.test(address)) return 'pageEditor.rule.NOT_A_LINK';
    const remark = isMissing ? 'missing' : remarkOn(address, locale);
    return remark === null || remark === 'otherSite' ? null : `pageEditor.link.${remark}`;
  };
  return addresses.map((address, index) => {
    const messageId = wordsFor(address, answers[index]?.data);
    return messageId ? (
      <span key={address} className="mt-1 block wrap-anywhere text-ink">
        <b className="font-semibold">{address}</b> <FormattedMessage id={messageId} />
      </span>
    ) : null;
  });
}

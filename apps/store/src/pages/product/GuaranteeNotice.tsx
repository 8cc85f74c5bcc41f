import { TextLink } from '@patine/ui/text-link/TextLink';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { HARMONISED_NOTICE } from './harmonised-notice.ts';
import { openAccordionOf } from './open-accordion.ts';

const ID = 'guarantee';
const list = 'grid gap-1 pl-5';

const lines = (texts: readonly string[]) => texts.map((text) => <li key={text}>{text}</li>);

/** The harmonised notice on the legal guarantee, which the law requires before a purchase, in its two colours. */
export function GuaranteeNotice() {
  const notice = HARMONISED_NOTICE[useLocale()];
  // A link to the notice was pressed before its code had loaded.
  useEffect(() => {
    if (location.hash === `#${ID}`) openAccordionOf(ID);
  }, []);
  return (
    <section id={ID} className="overflow-hidden rounded border-2 border-europe bg-white text-sm text-ink">
      <h3 className="bg-europe px-4 py-3 heading text-xl text-europe-star sm:px-5">{notice.title}</h3>
      <div className="grid gap-3 p-4 sm:p-5">
        <p className="text-base font-semibold">{notice.minimum}</p>
        <div className="grid gap-1">
          <p>{notice.claims}</p>
          <ul className={`list-disc ${list}`}>{lines(notice.examples)}</ul>
        </div>
        <div className="grid gap-1">
          <p>{notice.liable}</p>
          <ul className={`list-disc ${list}`}>{lines(notice.remedies)}</ul>
        </div>
        <p>{notice.period}</p>
        <p>
          {notice.beforeLink}
          <TextLink href={`https://${notice.link}`}>{notice.link}</TextLink>
          {notice.afterLink}
        </p>
        <div className="grid gap-1">
          <p className="font-semibold">{notice.steps}</p>
          <ol className={`list-decimal ${list}`}>{lines(notice.stepList)}</ol>
        </div>
        <p>{notice.commercial}</p>
      </div>
      <p className="border-t border-line p-4 sm:px-5">
        <FormattedMessage id="product.guarantee.france" />
      </p>
    </section>
  );
}

import { TextLink } from '@patine/ui/text-link/TextLink';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useStore } from '../../lib/store-context.tsx';
import { HARMONISED_NOTICE, type HarmonisedNotice } from './harmonised-notice.ts';
import { reopenAccordion } from './open-accordion.ts';

const ID = 'guarantee';
const list = 'grid gap-1 ps-5';

const lines = (texts: readonly string[]) => texts.map((text) => <li key={text}>{text}</li>);

/** The notice's words in its two colours. */
function NoticeText({ notice }: { notice: HarmonisedNotice }) {
  return (
    <div className="overflow-hidden rounded border-2 border-europe bg-surface">
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
    </div>
  );
}

/**
 * The harmonised notice on the legal guarantee, which the law requires before a purchase: the Commission's own picture with its
 * words below where the operator has it, otherwise the words.
 */
export function GuaranteeNotice() {
  const { locale, guaranteeNotice: picture } = useStore();
  const { formatMessage } = useIntl();
  useEffect(() => reopenAccordion(ID), []);
  const text = <NoticeText notice={HARMONISED_NOTICE[locale]} />;
  return (
    <section id={ID} className="grid gap-4 text-sm text-ink">
      {picture ? (
        <>
          <a href={picture.src} className="max-w-150">
            <img
              {...picture}
              alt={formatMessage({ id: 'product.guarantee.picture' })}
              loading="lazy"
              className="h-auto w-full"
            />
          </a>
          <details>
            <summary className="mx-1 mb-1 w-fit py-3 underline underline-offset-4">
              <FormattedMessage id="product.guarantee.words" />
            </summary>
            {text}
          </details>
        </>
      ) : (
        text
      )}
      <p>
        <FormattedMessage id="product.guarantee.france" />
      </p>
    </section>
  );
}

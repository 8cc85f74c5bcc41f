import { RETURN_WINDOW_DAYS } from '@patine/core';
import { Reassurance } from '@patine/ui/footer/Reassurance';
import { TextLink } from '@patine/ui/text-link/TextLink';
import BadgeCheck from 'lucide-react/icons/badge-check';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Undo2 from 'lucide-react/icons/undo-2';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

const RIGHTS = [
  { id: 'contract', Sign: BadgeCheck },
  { id: 'withdrawal', Sign: Undo2 },
  { id: 'guarantee', Sign: ShieldCheck },
] as const;

/** Buyers' rights towards a professional seller. */
export function Rights() {
  const locale = useLocale();
  const values = { days: RETURN_WINDOW_DAYS };
  return (
    <section aria-labelledby="rights" className="flex flex-col">
      <h2 id="rights" className="mb-4 heading text-2xl lg:mt-6">
        <FormattedMessage id="seller.rights" />
      </h2>
      <ul className="grid grow stitch-b *:stitch-t *:py-4 lg:auto-rows-fr lg:*:content-center">
        {RIGHTS.map(({ id, Sign }) => (
          <Reassurance
            key={id}
            sign={<Sign aria-hidden strokeWidth={1.5} />}
            title={<FormattedMessage id={`seller.${id}.title`} values={values} />}
          >
            <FormattedMessage id={`seller.${id}.text`} values={values} />
          </Reassurance>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6 gap-y-2 pt-5 text-sm">
        {(['returns', 'ranking'] as const).map((page) => (
          <TextLink key={page} href={paths.page(locale, page)}>
            <FormattedMessage id={`seller.more.${page}`} />
          </TextLink>
        ))}
      </p>
    </section>
  );
}

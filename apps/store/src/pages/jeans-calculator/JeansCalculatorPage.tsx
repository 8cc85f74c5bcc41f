import { CompleteJeanLevisCalculatorDocument } from '@patine/contract/operations';
import { isValidEmail, jeansColors, type JeansSize } from '@patine/core';
import { JeansCalculator, type JeansAnswers } from '@patine/ui/jeans-calculator/JeansCalculator';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { Picture } from '@patine/ui/picture/Picture';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useMe } from '../../features/session/use-me.ts';
import { OwnPageHead } from '../../layouts/OwnPageHead.tsx';
import { useStore } from '../../lib/store-context.tsx';
import { CALCULATOR_CATEGORY } from '../../lib/shop-filters.ts';
import { useEarlyInput } from '../../lib/use-early-input.ts';
import { paths } from '../../paths.ts';
import { fitOf } from './fit.ts';

/** Name of a site image in the api. */
const PICTURE = 'jeans';

type Answered = { answers: JeansAnswers; size: JeansSize; W: number; L: number };

/** Four questions, then matching jeans; a failure to send the email does not block the result. */
export default function JeansCalculatorPage() {
  const { api, locale } = useStore();
  const navigate = useNavigate();
  const me = useMe();
  useEarlyInput();
  const mail = useMutation({
    mutationFn: ({ answers: { email, heightRange, tightness, colors }, size, W, L }: Answered) =>
      api.request(CompleteJeanLevisCalculatorDocument, {
        emailAddress: email,
        criteria: { size, heightRange, tightness, colors: jeansColors(colors) },
        sizes: { W, L },
      }),
  });

  const complete = async (answers: JeansAnswers) => {
    const { heightRange, tightness, colors, email } = answers;
    if (heightRange === '' || tightness === '') return;
    const size = Number.parseInt(answers.size, 10) as JeansSize;
    const { W, L } = await fitOf({ size, heightRange, tightness }, locale);
    if (isValidEmail(email)) await mail.mutateAsync({ answers, size, W, L }).catch(() => null);
    const wanted = jeansColors(colors);
    void navigate(
      paths.shop(locale, {
        category: CALCULATOR_CATEGORY,
        jeanLevisSizeW: W,
        jeanLevisSizeL: L,
        ...(wanted.length > 0 ? { colors: wanted } : {}),
      }),
    );
  };

  return (
    <div className="wrap grid items-start gap-x-16 gap-y-8 py-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] 2xl:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] 3xl:grid-cols-[minmax(0,54rem)_minmax(0,1fr)]">
      <div className="min-w-0">
        <OwnPageHead
          page="jeans-calculator"
          titleId="jeans-calculator.title"
          descriptionId="jeans-calculator.description"
        />
        <PageHeading title={<FormattedMessage id="jeans-calculator.title" />} />
        <JeansCalculator
          key={me?.id}
          known={me ? { email: me.emailAddress } : {}}
          saving={mail.isPending}
          onComplete={(answers) => void complete(answers)}
        />
        <section className="stitch-t mt-12 max-w-prose py-6 text-sm text-muted">
          <h2 className="mb-1 font-semibold text-ink">
            <FormattedMessage id="jeans-calculator.rule" />
          </h2>
          <FormattedMessage id="jeans-calculator.ruleText" />
        </section>
      </div>
      <Picture
        id={PICTURE}
        alt=""
        ratio="landscape"
        sizes="36vw"
        className="max-xl:hidden xl:sticky! xl:top-8 xl:aspect-auto! xl:h-[min(40rem,100svh-var(--header-height)-7rem)]"
      />
    </div>
  );
}

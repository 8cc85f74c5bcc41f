import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { FormattedMessage } from 'react-intl';

export type LinkOutcomeProps = {
  tone: 'success' | 'error';
  /** Ids of messages begin with it: `.title`, `.text`, `.next`. */
  words: string;
  /** Values of the text, such as the life of the link. */
  values?: Record<string, number>;
  /** Where to go from here. */
  href: string;
};

const NO_VALUES = {};

/** What became of a mailed link, and the one way on. */
export function LinkOutcome({ tone, words, values = NO_VALUES, href }: LinkOutcomeProps) {
  return (
    <div className="grid gap-5">
      <Alert tone={tone} live title={<FormattedMessage id={`${words}.title`} />}>
        <FormattedMessage id={`${words}.text`} values={values} />
      </Alert>
      <Button asChild block>
        <Link href={href}>
          <FormattedMessage id={`${words}.next`} />
        </Link>
      </Button>
    </div>
  );
}

import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { FormattedMessage } from 'react-intl';

export type LinkOutcomeProps = {
  tone: 'success' | 'error';
  /** Prefix of the message ids `.title`, `.text`, `.next`. */
  messagePrefix: string;
  /** Values of the text, such as the life of the link. */
  values?: Record<string, number>;
  /** URL of the next step. */
  href: string;
};

const NO_VALUES = {};

/** Result of an emailed link, with the next step. */
export function LinkOutcome({ tone, messagePrefix, values = NO_VALUES, href }: LinkOutcomeProps) {
  return (
    <div className="grid gap-5">
      <Alert tone={tone} live title={<FormattedMessage id={`${messagePrefix}.title`} />}>
        <FormattedMessage id={`${messagePrefix}.text`} values={values} />
      </Alert>
      <Button asChild block>
        <Link href={href}>
          <FormattedMessage id={`${messagePrefix}.next`} />
        </Link>
      </Button>
    </div>
  );
}

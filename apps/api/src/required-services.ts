import { isLoopbackUrl } from '@patine/contract/network/loopback';
import { type Config, ConfigError } from './config.ts';

type Reach = Pick<Config, 'PUBLIC_URL' | 'DATABASE_URL'>;

/** Returns true if customers may be real: the public URL is https, or orders are stored in a PostgreSQL database. */
export const mayHaveCustomers = ({ PUBLIC_URL, DATABASE_URL }: Reach): boolean =>
  new URL(PUBLIC_URL).protocol === 'https:' || DATABASE_URL !== undefined;

export const hasPaymentGateway = ({
  STRIPE_SECRET_KEY,
  PAYPAL_CLIENT_ID,
}: Pick<Config, 'STRIPE_SECRET_KEY' | 'PAYPAL_CLIENT_ID'>): boolean =>
  Boolean(STRIPE_SECRET_KEY ?? PAYPAL_CLIENT_ID);

const PAYMENT =
  'PAYMENT: no payment company’s keys are set, and test cards would buy: set STRIPE_SECRET_KEY or PAYPAL_CLIENT_ID with what belongs to it, or PAYMENT=sandbox if no money is to be taken';
const MAIL =
  'MAIL: no mail server is set, and no mail would leave: set SMTP_URL, or MAIL=outbox to let mails wait for one';
const DEV_MAIL =
  'DEV_MAIL: it shows everybody’s mails, and PUBLIC_URL leads to this machine from elsewhere: unset it';

/**
 * Throws if customers may be real and payments or emails are not configured. Commands do not check this: an operator
 * must be able to work on a shop that does not start.
 */
export function requireServices(config: Config): void {
  const isReal = mayHaveCustomers(config);
  const missing = [
    ...(isReal && !hasPaymentGateway(config) && !config.PAYMENT ? [PAYMENT] : []),
    ...(isReal && !config.SMTP_URL && !config.MAIL && !config.DEV_MAIL ? [MAIL] : []),
    ...(config.DEV_MAIL && !isLoopbackUrl(config.PUBLIC_URL) ? [DEV_MAIL] : []),
  ];
  if (missing.length > 0) throw new ConfigError(missing.join('.\n'));
}

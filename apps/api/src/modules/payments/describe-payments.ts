import { type Config, liveKeys } from '../../config.ts';
import { mayHaveCustomers } from '../../required-services.ts';
import { openGateways } from './gateways.ts';

const NAMES = { STRIPE: 'Stripe', PAYPAL: 'PayPal' } as const;
const isLive = { STRIPE: 'STRIPE_SECRET_KEY', PAYPAL: 'PAYPAL_CLIENT_ID' } as const;

/** Lines for the operator: the configured gateways, and whether each of them accepts its keys. */
export async function describePayments(config: Config): Promise<{ lines: string[]; isWell: boolean }> {
  const companies = await openGateways(config);
  const live = liveKeys(config);
  let isWell = true;
  const lines: string[] = [];
  for (const name of ['STRIPE', 'PAYPAL'] as const) {
    const company = companies[name];
    if (!company) continue;
    const world = live.includes(isLive[name]) ? 'live keys' : 'test keys';
    const response = await company.checkKeys().then(
      () => 'accepted',
      (error: unknown) => {
        isWell = false;
        // Without the gateway's message, which may contain a part of the key.
        return `not accepted (${error instanceof Error ? error.constructor.name : 'unknown'})`;
      },
    );
    lines.push(`${NAMES[name]}, ${world}: ${response}`);
  }
  if (lines.length > 0) return { lines, isWell };
  return { lines: ['sandbox: test cards, no real money'], isWell: !mayHaveCustomers(config) };
}

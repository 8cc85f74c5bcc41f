import { eq } from 'drizzle-orm';
import { newsletterSubscribers } from '../../db/schema/newsletter.ts';
import { mailsTo } from '../sent-emails.ts';
import { type Rows, forCustomers, forEverybody, forHolders } from './row.ts';
import type { OwnershipWorld } from './world.ts';

let readers = 0;

/** Subscribes somebody to the newsletter and returns the tokens of the links emailed to them. */
async function reader({ shop }: OwnershipWorld) {
  const emailAddress = `reads-${(readers += 1)}@example.fr`;
  await shop.request(
    'mutation($to: String!) { subscribeToNewsletter(emailAddress: $to, source: "footer") }',
    {
      to: emailAddress,
    },
  );
  const [email] = await mailsTo(shop, emailAddress, 'newsletter-confirm');
  const [row] = await shop.db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.emailAddress, emailAddress));
  return { confirm: /\/confirm\/([\w-]{43})$/m.exec(email?.text ?? '')?.[1], stop: row?.stopToken };
}

const toConfirm = async (world: OwnershipWorld) => ({ token: (await reader(world)).confirm });
const toStop = async (world: OwnershipWorld) => ({ token: (await reader(world)).stop });

export const NEWSLETTER_ROWS: Rows = {
  'Customer.emailTopics': forCustomers(),
  'Mutation.chooseEmails': forCustomers(() => ({ topic: 'PRICE_DROPS', wanted: false })),
  'Mutation.subscribeToNewsletter': forEverybody(() => ({
    emailAddress: `reads-${(readers += 1)}@example.fr`,
    source: 'footer',
  })),
  // An unknown link gets the same response as an expired one.
  'Query.newsletterConfirmation': forHolders('token', toConfirm, 'allowed'),
  'Mutation.confirmNewsletter': forHolders('token', toConfirm, 'allowed'),
  'Query.emailSubscription': forHolders('token', toStop),
  'Mutation.stopEmails': forHolders('token', toStop),
};

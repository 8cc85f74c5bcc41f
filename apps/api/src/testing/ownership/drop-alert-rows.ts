import { DAY_MS } from '@patine/core';
import { eq } from 'drizzle-orm';
import { drops } from '../../db/schema/catalogue.ts';
import { dropAlerts } from '../../db/schema/drop-alerts.ts';
import { mailsTo } from '../sent-emails.ts';
import { type Rows, forEverybody, forHolders } from './row.ts';
import type { OwnershipWorld } from './world.ts';

const SLUG = 'announced';
let people = 0;
const nextAddress = () => `drop-${(people += 1)}@example.fr`;

/** Announces a drop, once. */
const announce = ({ shop }: OwnershipWorld) =>
  shop.db
    .insert(drops)
    .values({
      slug: SLUG,
      nameFr: 'Annoncé',
      nameEn: 'Announced',
      launchAt: new Date(shop.clock.now().getTime() + DAY_MS),
    })
    .onConflictDoNothing();

const toRequest = async (world: OwnershipWorld) => {
  await announce(world);
  return { slug: SLUG, emailAddress: nextAddress() };
};

/** Asks for an alert and returns the tokens of its links. */
async function tokens(world: OwnershipWorld) {
  const { slug, emailAddress } = await toRequest(world);
  await world.shop.request(
    'mutation($slug: String!, $to: String!) { requestDropAlert(slug: $slug, emailAddress: $to) }',
    {
      slug,
      to: emailAddress,
    },
  );
  const [email] = await mailsTo(world.shop, emailAddress, 'drop-alert-confirm');
  const [row] = await world.shop.db
    .select()
    .from(dropAlerts)
    .where(eq(dropAlerts.emailAddress, emailAddress));
  return { confirm: /\/alert\/([\w-]{43})$/m.exec(email?.text ?? '')?.[1], stop: row?.stopToken };
}

const toConfirm = async (world: OwnershipWorld) => ({ token: (await tokens(world)).confirm });
const toStop = async (world: OwnershipWorld) => ({ token: (await tokens(world)).stop });

export const DROP_ALERT_ROWS: Rows = {
  'Mutation.requestDropAlert': forEverybody(toRequest),
  // An unknown link gets the same response as an expired one.
  'Query.dropAlert': forHolders('token', toConfirm, 'allowed'),
  'Mutation.confirmDropAlert': forHolders('token', toConfirm, 'allowed'),
  'Mutation.stopDropAlert': forHolders('token', toStop, 'allowed'),
};

import { PASSWORD } from '../shop.ts';
import { mailsTo, tokenIn } from '../sent-emails.ts';
import { type Row, type Rows, forCustomers, forEverybody, forHolders } from './row.ts';
import type { OwnershipWorld } from './world.ts';

const NEW_PASSWORD = 'Quatre-jupes-8';

/** Creates the token of a password reset link that was emailed to somebody. */
async function passwordLink({ shop, somebody }: OwnershipWorld) {
  const { emailAddress } = await somebody();
  await shop.request('mutation($to: String!) { askPasswordReset(emailAddress: $to) }', { to: emailAddress });
  return tokenIn(await mailsTo(shop, emailAddress, 'password-reset'));
}

/** Creates the token of an email confirmation link that was emailed to somebody. */
async function addressLink({ shop, somebody }: OwnershipWorld) {
  const { emailAddress, token } = await somebody();
  const next = `next-${emailAddress}`;
  await shop.request(
    'mutation($to: String!) { updateCustomer(customerUpdate: { emailAddress: $to, plainPassword: "Trois-vestes-9" }) { id } }',
    { to: next },
    { token },
  );
  return tokenIn(await mailsTo(shop, next, 'email-change'));
}

/** Creates a notification of the owner. */
async function notificationOfOwner({ asOwner }: OwnershipWorld) {
  const { me } = await asOwner<{ me: { notifications: { notifications: { id: string }[] } } }>(
    '{ me { notifications { notifications { id } } } }',
  );
  return { ids: me.notifications.notifications.map(({ id }) => id) };
}

let registrations = 0;
const registration = () => ({
  customerCreate: {
    firstName: 'Zoé',
    lastName: 'Petit',
    emailAddress: `registers-${(registrations += 1)}@example.fr`,
    acceptTermsAndConditions: true,
    plainPassword: PASSWORD,
    optIn: false,
  },
});

const ended = (row: Row): Row => ({ ...row, ends: true });

export const ACCOUNT_ROWS: Rows = {
  'Query.me': forCustomers(),
  'Customer.notifications': forCustomers(),
  // Ids of other customers' notifications are ignored.
  'Mutation.markNotificationsRead': forCustomers(notificationOfOwner),
  'Customer.id': forCustomers(),
  'Customer.emailAddress': forCustomers(),
  'Customer.pendingEmailAddress': forCustomers(),
  'Customer.firstName': forCustomers(),
  'Customer.lastName': forCustomers(),
  'Customer.birthDate': forCustomers(),
  'Customer.locale': forCustomers(),
  'Customer.pseudo': forCustomers(),
  'Customer.displayName': forCustomers(),
  'Customer.deactivated': forCustomers(),
  'Customer.sizes': forCustomers(),
  'Customer.createdAt': forCustomers(),
  'Customer.updatedAt': forCustomers(),
  'Customer.connectionAt': forCustomers(),
  'Customer.activeAt': forCustomers(),
  'Customer.hasOrder': forCustomers(),
  'Mutation.createCustomer': forEverybody(registration),
  'Mutation.updateCustomer': forCustomers(() => ({ customerUpdate: { lastName: 'Durand' } })),
  'Mutation.updateCustomerSizePreferences': forCustomers(() => ({ sizes: ['top:M'] })),
  'Mutation.updateCustomerLocale': forCustomers(() => ({ locale: 'EN' })),
  'Mutation.askPasswordReset': forEverybody(() => ({ emailAddress: 'nobody@example.fr' })),
  'Query.passwordLink': forHolders(
    'accessToken',
    async (world) => ({ accessToken: await passwordLink(world) }),
    'TOKEN_EXPIRED',
  ),
  'Mutation.resetPassword': forHolders(
    'accessToken',
    async (world) => ({ plainPassword: NEW_PASSWORD, accessToken: await passwordLink(world) }),
    'TOKEN_EXPIRED',
  ),
  'Mutation.confirmEmailAddress': forHolders(
    'accessToken',
    async (world) => ({ accessToken: await addressLink(world) }),
    'TOKEN_EXPIRED',
  ),
  'Mutation.logout': ended(forEverybody()),
  'Mutation.logoutEverywhere': ended(forCustomers()),
  'Mutation.exportPersonalData': forCustomers(),
  'Mutation.erasePersonalData': ended(forCustomers(() => ({ plainPassword: PASSWORD }))),
  'Customer.ownedGarments': forCustomers(),
  'Mutation.saveOwnedGarment': forCustomers(() => ({
    garment: { kind: 'top', measures: [{ name: 'length', value: 60 }] },
  })),
  'Mutation.forgetOwnedGarment': forCustomers(() => ({ kind: 'top' })),
};

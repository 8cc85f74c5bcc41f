import type { ErrorName } from '@patine/contract/errors';
import type { Caller, OwnershipWorld } from './world.ts';

export type Arguments = Record<string, unknown>;
type Given = (world: OwnershipWorld) => Promise<Arguments> | Arguments;

/** Outcome of a call: allowed, or the name of the error. */
export type Verdict = 'allowed' | ErrorName;

/** Expected outcome of a field for each caller, when its arguments refer to the owner's data. */
export type Row = Record<Caller, Verdict> & {
  /** Creates the arguments, anew for each call. */
  given?: Given;
  headers?: Record<string, string>;
  /** The token argument that gives access to any caller, and the outcome for a wrong token. */
  link?: { argument: string; tampered: Verdict };
  /** True if a call ends the caller's session or account: each call then gets a new caller. */
  ends?: true;
};

export type Rows = Record<`${'Query' | 'Mutation' | 'Customer'}.${string}`, Row>;

/** Allowed for everybody; the response contains nothing of the owner. */
export const forEverybody = (given: Given = () => ({})): Row => ({
  given,
  visitor: 'allowed',
  owner: 'allowed',
  other: 'allowed',
});

/** Allowed for every customer, on their own data. */
export const forCustomers = (given: Given = () => ({})): Row => ({
  ...forEverybody(given),
  visitor: 'ACCESS_DENIED',
});

/** Allowed for the owner; for others the object does not exist. */
export const forOwner = (given: Given): Row => ({ ...forCustomers(given), other: 'NOT_FOUND' });

/** Allowed for whoever has the link's token. */
export const forHolders = (argument: string, given: Given, tampered: Verdict = 'NOT_FOUND'): Row => ({
  ...forEverybody(given),
  link: { argument, tampered },
});

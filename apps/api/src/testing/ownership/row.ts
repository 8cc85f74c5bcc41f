import type { ErrorName } from '@patine/contract/errors';
import type { Caller, OwnershipWorld } from './world.ts';

export type Arguments = Record<string, unknown>;
type Given = (world: OwnershipWorld) => Promise<Arguments> | Arguments;

/** What becomes of a call: an answer, or a refusal by its name. */
export type Verdict = 'allowed' | ErrorName;

/** Who may call one field of the schema, with arguments that name what is the owner's. */
export type Row = Record<Caller, Verdict> & {
  /** Made anew for each call. */
  given?: Given;
  headers?: Record<string, string>;
  /** A token among the arguments whose holder may call, whoever they are; and what becomes of any other token. */
  link?: { argument: string; tampered: Verdict };
  /** True where a call ends the caller's session or account: each caller is then somebody new. */
  ends?: true;
};

export type Rows = Record<`${'Query' | 'Mutation' | 'Customer'}.${string}`, Row>;

/** Everybody may, and is shown nothing of the owner. */
export const forEverybody = (given: Given = () => ({})): Row => ({
  given,
  visitor: 'allowed',
  owner: 'allowed',
  other: 'allowed',
});

/** Every customer may, for themselves. */
export const forCustomers = (given: Given = () => ({})): Row => ({
  ...forEverybody(given),
  visitor: 'ACCESS_DENIED',
});

/** The owner may; to others it does not exist. */
export const forOwner = (given: Given): Row => ({ ...forCustomers(given), other: 'NOT_FOUND' });

/** Whoever holds the link may. */
export const forHolders = (argument: string, given: Given, tampered: Verdict = 'NOT_FOUND'): Row => ({
  ...forEverybody(given),
  link: { argument, tampered },
});

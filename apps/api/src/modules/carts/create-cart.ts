import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import type { Mutation } from '../../module.ts';
import { lockCustomer } from '../customers/index.ts';
import { cartView } from './cart-view.ts';
import { cartsOf, insertCart } from './repository.ts';

const newCart = async (db: Database, { clock, random }: RequestContext, customerId: string | null) => {
  const now = clock.now();
  return insertCart(db, { id: random.token(), customerId, createdAt: now, updatedAt: now });
};

/** Returns the customer's existing cart, perhaps from another device, or creates one. */
const customersCart = (context: RequestContext, customerId: string) =>
  context.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const [existing] = await cartsOf(tx, customerId);
    return existing ?? newCart(tx, context, customerId);
  });

export const createCart: Mutation<'createCart'> = async (_root, _variables, context) => {
  const { session, db } = context;
  const cart = session ? await customersCart(context, session.customerId) : await newCart(db, context, null);
  return cartView(context, cart.id);
};

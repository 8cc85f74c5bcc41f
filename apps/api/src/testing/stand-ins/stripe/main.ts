import { openHouse, ownClock } from '../house.ts';
import { stripeTrade } from './trade.ts';

/** A server that Stripe's client takes for Stripe: `node main.ts SECRET_KEY WEBHOOK_SECRET`. */
const [secretKey = '', webhookSecret = ''] = process.argv.slice(2);
const clock = ownClock();
openHouse(stripeTrade({ secretKey, webhookSecret, now: clock.now }), clock);

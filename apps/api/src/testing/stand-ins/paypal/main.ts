import { openHouse, ownClock } from '../house.ts';
import { paypalTrade } from './trade.ts';

/** A server that PayPal's client takes for PayPal: `node main.ts CLIENT_ID CLIENT_SECRET WEBHOOK_ID`. */
const [clientId = '', clientSecret = '', webhookId = ''] = process.argv.slice(2);
const clock = ownClock();
openHouse(paypalTrade({ clientId, clientSecret, webhookId, now: clock.now }), clock);

import { openFakeServer, ownClock } from '../fake-server.ts';
import { paypalRoutes } from './paypal-routes.ts';

/** A server that PayPal's client takes for PayPal: `node main.ts CLIENT_ID CLIENT_SECRET WEBHOOK_ID`. */
const [clientId = '', clientSecret = '', webhookId = ''] = process.argv.slice(2);
const clock = ownClock();
openFakeServer(paypalRoutes({ clientId, clientSecret, webhookId, now: clock.now }), clock);

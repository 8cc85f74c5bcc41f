import { openFakeServer, ownClock } from '../fake-server.ts';
import { paypalRoutes } from './paypal-routes.ts';

/** A fake PayPal server: `node main.ts CLIENT_ID CLIENT_SECRET WEBHOOK_ID`. */
const [clientId = '', clientSecret = '', webhookId = ''] = process.argv.slice(2);
const clock = ownClock();
openFakeServer(paypalRoutes({ clientId, clientSecret, webhookId, now: clock.now }), clock);

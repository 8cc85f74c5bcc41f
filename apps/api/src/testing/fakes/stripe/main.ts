import { openFakeServer, ownClock } from '../fake-server.ts';
import { stripeRoutes } from './stripe-routes.ts';

/** A fake Stripe server: `node main.ts SECRET_KEY WEBHOOK_SECRET`. */
const [secretKey = '', webhookSecret = ''] = process.argv.slice(2);
const clock = ownClock();
openFakeServer(stripeRoutes({ secretKey, webhookSecret, now: clock.now }), clock);

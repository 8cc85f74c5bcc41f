export {
  findByStopToken,
  findSubscriber,
  isSubscribed,
  stopOfCustomer,
  subscribersOf,
  unsubscribeByToken,
  type Subscriber,
} from './repository.ts';
export { sendConfirmation } from './send-confirmation.ts';

export { SANDBOX_4X, paymentCompanies, paymentOptions, stripeInstalments } from './payment-options.ts';
export { HOLD_MINUTES, supportedPaymentServiceProviders } from './supported-providers.ts';

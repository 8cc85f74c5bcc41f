export { hintFor, quoteFor, type DatedQuote } from './quote.ts';
export { autoDiscountView, shippingMethod } from './shipping-method.ts';
export { offerOf, tariff } from './tariff.ts';

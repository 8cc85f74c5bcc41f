import { PaymentLogos } from '@patine/ui/footer/PaymentLogos';
import { usePaymentOptions } from '../../features/payment-options/use-payment-options.ts';

/** The cards and wallets that the configured gateways take, beside the button that pays. */
export default function PaymentMarks() {
  const options = usePaymentOptions();
  return options && options.methods.length > 0 ? <PaymentLogos marks={options.methods} /> : null;
}

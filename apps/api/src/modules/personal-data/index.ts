export { isErasedAddress } from './erased-address.ts';

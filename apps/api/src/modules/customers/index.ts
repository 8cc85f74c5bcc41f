export { issueToken } from './access-tokens-repository.ts';
export { customerView } from './customer-view.ts';
export { brokenPasswordRule } from './new-password.ts';
export { checkOwnPassword } from './own-password.ts';
export { countAttempt, countMailRequest, isBelowLimit, type Subject } from './count-attempt.ts';
export { hashPassword } from './passwords.ts';
export {
  findByEmail,
  findCustomer,
  hasPaidOrder,
  insertCustomer,
  lockCustomer,
  type CustomerRow,
} from './repository.ts';
export { requireCustomer } from './signed-in.ts';

export { garmentsOf } from './repository.ts';

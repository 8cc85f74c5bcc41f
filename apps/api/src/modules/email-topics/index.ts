export { markNotified, openTopic, type CustomerTopic } from './repository.ts';

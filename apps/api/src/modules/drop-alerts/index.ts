export { alertsOf, findAlert, type AlertWithDrop } from './repository.ts';

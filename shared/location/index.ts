export { LocationControl } from './location-control';
export type { Finder } from './use-suggestions';

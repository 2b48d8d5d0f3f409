export { introduceUser, isTracking, track } from './track';

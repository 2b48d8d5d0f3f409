export { identifyUser, isTracking, track } from './track';

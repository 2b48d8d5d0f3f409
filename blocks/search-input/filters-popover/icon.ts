export { icon } from '../icon';

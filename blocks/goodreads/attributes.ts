export { normalize } from './shelf';

export { SwitchedOff } from './switched-off';

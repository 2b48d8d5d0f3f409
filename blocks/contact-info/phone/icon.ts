export { phone as icon } from '@shared/icons/phone';

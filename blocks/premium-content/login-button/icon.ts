export { login as icon } from '@wordpress/icons';

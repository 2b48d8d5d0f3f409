export { textColor as icon } from '@wordpress/icons';

export { separator as icon } from '@wordpress/icons';

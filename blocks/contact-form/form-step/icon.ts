export { page as icon } from '@wordpress/icons';

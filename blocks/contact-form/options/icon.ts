export { list as icon } from '@wordpress/icons';

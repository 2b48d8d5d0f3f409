export { key as icon } from '@wordpress/icons';

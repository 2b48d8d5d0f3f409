export { listItem as icon } from '@wordpress/icons';

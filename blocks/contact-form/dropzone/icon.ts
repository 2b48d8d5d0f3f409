export { upload as icon } from '@wordpress/icons';

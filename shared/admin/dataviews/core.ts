/** DataViews with core's components, for WordPress 7.0 and later. */
import './style.scss';

export { DataForm, DataViews } from '@wordpress/dataviews';

/** DataViews bundled with its components, for WordPress before 7.0. */
import './style.scss';

export { DataForm, DataViews } from '@wordpress/dataviews/wp';

/** DataViews with the components it needs, for WordPress before 7.0, whose own are too old for it. */
import './style.scss';

export { DataForm, DataViews } from '@wordpress/dataviews/wp';

/** DataViews on WordPress's own components: from 7.0 on. */
import './style.scss';

export { DataForm, DataViews } from '@wordpress/dataviews';

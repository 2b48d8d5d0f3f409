import { __ } from '@wordpress/i18n';
import { BUTTON_ID } from '../constants';

/** The button as a new block has it; it takes its address from the calendar. */
export const getButtonTemplate = (): [ string, Record< string, unknown > ] => [
	'jetpack/button',
	{
		element: 'a',
		uniqueId: BUTTON_ID,
		passthroughAttributes: { url: 'url' },
		text: __( 'Schedule time with me', 'mainstreet-blocks' ),
	},
];

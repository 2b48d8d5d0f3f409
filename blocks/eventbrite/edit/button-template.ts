import { __ } from '@wordpress/i18n';
import { BUTTON_ID } from '../constants';

/** The button as a new block has it; PHP says where it leads. */
export const getButtonTemplate = (): [ string, Record< string, unknown > ] => [
	'jetpack/button',
	{
		element: 'a',
		text: __( 'Register', 'mainstreet-blocks' ),
		uniqueId: BUTTON_ID,
	},
];

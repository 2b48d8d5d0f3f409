import { __ } from '@wordpress/i18n';
import { CHOOSE_TEXT, CUSTOM_TEXT, TEXTS } from '../constants';
import type { Interval } from '../types';

const getStandard = (): Record< string, string > => ( {
	[ TEXTS.oneTimeDonation.heading ]: __(
		'Make a one-time donation',
		'mainstreet-blocks'
	),
	[ TEXTS.oneTimeDonation.buttonText ]: __( 'Donate', 'mainstreet-blocks' ),
	[ TEXTS.oneTimeDonation.extraText ]: __(
		'Your contribution is appreciated.',
		'mainstreet-blocks'
	),
	[ TEXTS.monthlyDonation.heading ]: __(
		'Make a monthly donation',
		'mainstreet-blocks'
	),
	[ TEXTS.monthlyDonation.buttonText ]: __(
		'Donate monthly',
		'mainstreet-blocks'
	),
	[ TEXTS.annualDonation.heading ]: __(
		'Make a yearly donation',
		'mainstreet-blocks'
	),
	[ TEXTS.annualDonation.buttonText ]: __(
		'Donate yearly',
		'mainstreet-blocks'
	),
	[ CHOOSE_TEXT ]: __( 'Choose an amount', 'mainstreet-blocks' ),
	[ CUSTOM_TEXT ]: __( 'Or enter a custom amount', 'mainstreet-blocks' ),
} );

/**
 * Translates a text if it is a standard one. Posts contain the standard texts in English.
 *
 * @param text Text of the block.
 */
export const translateStandardText = ( text: string ): string =>
	getStandard()[ text ] ?? text;

/** Returns the names of the tabs. */
export const getTabs = (): Record< Interval, string > => ( {
	'one-time': __( 'One-Time', 'mainstreet-blocks' ),
	'1 month': __( 'Monthly', 'mainstreet-blocks' ),
	'1 year': __( 'Yearly', 'mainstreet-blocks' ),
} );

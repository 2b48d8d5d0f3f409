import { __, sprintf } from '@wordpress/i18n';
import {
	baseOf,
	formatMoney,
	leastOf,
	maximumOf,
	parseTyped,
	problemOf,
	stepOf,
	toNumber,
} from '@shared/money';
import { TIER_FACTORS, TIERS } from '../constants';

/**
 * Tiers of a currency: what a block gets when its currency is changed.
 *
 * @param currency Currency.
 * @return Major units.
 */
export const getTiers = ( currency: string ): number[] =>
	TIER_FACTORS.map( ( factor ) =>
		toNumber( factor * baseOf( currency ), currency )
	);

/**
 * What a tier is that was emptied.
 *
 * @param place    Its place.
 * @param currency Currency.
 * @return Major units.
 */
export const getDefault = ( place: number, currency: string ): number =>
	( currency === 'USD' ? TIERS : getTiers( currency ) )[ place ] ?? 0;

/** What was typed: an amount in major units, or why it is none. */
export type Read = { amount: number; error: '' } | { error: string };

/**
 * Reads an amount that was typed.
 *
 * @param typed    Text.
 * @param currency Currency.
 */
export function readAmount( typed: string, currency: string ): Read {
	const minor = parseTyped( typed, currency );
	if ( minor === null ) {
		return {
			error: __( 'Please enter a valid amount.', 'mainstreet-blocks' ),
		};
	}
	switch ( problemOf( minor, currency ) ) {
		case 'low':
			return {
				error: sprintf(
					/* translators: %s: amount of money. */
					__( 'The minimum amount is %s.', 'mainstreet-blocks' ),
					formatMoney( leastOf( currency ), currency )
				),
			};
		case 'high':
			return {
				error: sprintf(
					/* translators: %s: amount of money. */
					__( 'The maximum amount is %s.', 'mainstreet-blocks' ),
					formatMoney( maximumOf( currency ), currency )
				),
			};
		case 'step':
			return {
				error: sprintf(
					/* translators: %s: amount of money, such as 0.010 KWD. */
					__( 'Please enter a multiple of %s.', 'mainstreet-blocks' ),
					formatMoney( stepOf( currency ), currency )
				),
			};
		default:
			return { amount: toNumber( minor, currency ), error: '' };
	}
}

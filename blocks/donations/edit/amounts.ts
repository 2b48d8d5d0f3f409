import { __, sprintf } from '@wordpress/i18n';
import {
	getSuggestionUnit,
	formatMoney,
	getMinimum,
	getMaximum,
	parseTyped,
	getAmountProblem,
	getStep,
	toNumber,
} from '@shared/money';
import { TIER_FACTORS, TIERS } from '../constants';

/**
 * Returns the tiers that a block gets when its currency is changed.
 *
 * @return Major units.
 */
export const getTiers = ( currency: string ): number[] =>
	TIER_FACTORS.map( ( factor ) =>
		toNumber( factor * getSuggestionUnit( currency ), currency )
	);

/**
 * Returns the amount of a tier whose field was emptied.
 *
 * @return Major units.
 */
export const getDefault = ( place: number, currency: string ): number =>
	( currency === 'USD' ? TIERS : getTiers( currency ) )[ place ] ?? 0;

/** Parsed input: an amount in major units, or the reason why it is invalid. */
export type ParsedAmount = { amount: number; error: '' } | { error: string };

/** Parses an amount that was typed. */
export function readAmount( typed: string, currency: string ): ParsedAmount {
	const minor = parseTyped( typed, currency );
	if ( minor === null ) {
		return {
			error: __( 'Please enter a valid amount.', 'mainstreet-blocks' ),
		};
	}
	switch ( getAmountProblem( minor, currency ) ) {
		case 'low':
			return {
				error: sprintf(
					/* translators: %s: amount of money. */
					__( 'The minimum amount is %s.', 'mainstreet-blocks' ),
					formatMoney( getMinimum( currency ), currency )
				),
			};
		case 'high':
			return {
				error: sprintf(
					/* translators: %s: amount of money. */
					__( 'The maximum amount is %s.', 'mainstreet-blocks' ),
					formatMoney( getMaximum( currency ), currency )
				),
			};
		case 'step':
			return {
				error: sprintf(
					/* translators: %s: amount of money, such as 0.010 KWD. */
					__( 'Please enter a multiple of %s.', 'mainstreet-blocks' ),
					formatMoney( getStep( currency ), currency )
				),
			};
		default:
			return { amount: toNumber( minor, currency ), error: '' };
	}
}

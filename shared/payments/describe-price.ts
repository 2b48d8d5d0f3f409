import { __, sprintf } from '@wordpress/i18n';
import { formatMoney, toMinor } from '@shared/money';
import type { Interval, Product } from './types';

/** Price and interval of a plan: `$5.00 / month`. */
export function describePrice( {
	price,
	currency,
	interval,
}: Pick< Product, 'price' | 'currency' | 'interval' > ): string {
	// An old plan may have more decimals than its currency.
	const minor = toMinor( price, currency );
	const amount =
		minor === null
			? `${ price } ${ currency }`
			: formatMoney( minor, currency );
	switch ( interval ) {
		case '1 month':
			/* translators: %s: amount with its currency. */
			return sprintf( __( '%s / month', 'mainstreet-blocks' ), amount );
		case '1 year':
			/* translators: %s: amount with its currency. */
			return sprintf( __( '%s / year', 'mainstreet-blocks' ), amount );
		default:
			return amount;
	}
}

/** Labels of the intervals. */
export const getIntervalLabels = (): Record< Interval, string > => ( {
	'1 month': __( 'Month', 'mainstreet-blocks' ),
	'1 year': __( 'Year', 'mainstreet-blocks' ),
	'one-time': __( 'One-Time Payment', 'mainstreet-blocks' ),
} );

import { dateI18n } from '@wordpress/date';
import type { MonthTotal } from './types';

/** A month of one currency, also one in which nothing came in. */
export type Month = Omit< MonthTotal, 'currency' > & {
	/** What stays: without what was given back or is contested. */
	net: number;
};

/** A year of one currency. */
export type CurrencyYear = {
	currency: string;
	/** Twelve, January first. */
	months: Month[];
	total: Month;
};

const empty = ( month: string ): Month => ( {
	month,
	orders: 0,
	amount: 0,
	refunded: 0,
	disputed: 0,
	net: 0,
} );

const add = ( sum: Month, part: Omit< MonthTotal, 'currency' > ): Month => ( {
	month: sum.month,
	orders: sum.orders + part.orders,
	amount: sum.amount + part.amount,
	refunded: sum.refunded + part.refunded,
	disputed: sum.disputed + part.disputed,
	net: sum.net + part.amount - part.refunded - part.disputed,
} );

/**
 * The sums by currency; the one with most payments first.
 *
 * @param totals Months in which something came in.
 */
export function toYears( year: number, totals: MonthTotal[] ): CurrencyYear[] {
	const codes = [ ...new Set( totals.map( ( { currency } ) => currency ) ) ];
	return codes
		.map( ( currency ) => {
			const own = totals.filter( ( row ) => row.currency === currency );
			const months = Array.from( { length: 12 }, ( _, index ) => {
				const name = `${ year }-${ String( index + 1 ).padStart(
					2,
					'0'
				) }`;
				return own
					.filter( ( { month } ) => month === name )
					.reduce( add, empty( name ) );
			} );
			return {
				currency,
				months,
				total: own.reduce( add, empty( String( year ) ) ),
			};
		} )
		.sort( ( a, b ) => b.total.orders - a.total.orders );
}

/**
 * Name of a month in the site's language.
 *
 * @param month `YYYY-MM`.
 */
export const getMonthName = ( month: string ): string =>
	dateI18n( 'F', `${ month }-15T12:00:00`, undefined );

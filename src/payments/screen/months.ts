import { dateI18n } from '@wordpress/date';
import type { MonthTotal } from './types';

/** Totals of a month in one currency; all are 0 if there were no payments. */
export type Month = Omit< MonthTotal, 'currency' > & {
	/** Net amount: without refunds and disputed payments. */
	net: number;
};

/** Totals of a year in one currency. */
export type CurrencyYear = {
	currency: string;
	/** Twelve months, January first. */
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
 * Groups totals by currency; the currency with most payments comes first.
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

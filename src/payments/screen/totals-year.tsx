import { __, sprintf } from '@wordpress/i18n';
import { formatMoney } from '@shared/money';
import { getMonthName, type CurrencyYear, type Month } from './months';

type Props = { year: CurrencyYear; name: string };

/** Bar chart of the months. It is hidden from screen readers; the table below contains the numbers. */
function Chart( { year: { months, currency } }: Props ) {
	const most = Math.max( 1, ...months.map( ( { net } ) => net ) );
	return (
		<div className="mainstreet-payments__chart" aria-hidden="true">
			{ months.map( ( { month, net } ) => (
				<div key={ month } className="mainstreet-payments__bar">
					<span>{ getMonthName( month ) }</span>
					<span className="mainstreet-payments__track">
						<span
							style={ {
								inlineSize: `${ ( 100 * Math.max( 0, net ) ) / most }%`,
							} }
						/>
					</span>
					<span className="mainstreet-payments__amount">
						{ formatMoney( net, currency ) }
					</span>
				</div>
			) ) }
		</div>
	);
}

function Cells( { month, currency }: { month: Month; currency: string } ) {
	return (
		<>
			<td>{ month.orders.toLocaleString() }</td>
			{ [ month.amount, month.refunded, month.disputed, month.net ].map(
				( sum, index ) => (
					<td key={ index }>{ formatMoney( sum, currency ) }</td>
				)
			) }
		</>
	);
}

/** Table of the months. */
function Numbers( { year: { months, total, currency }, name }: Props ) {
	return (
		<div
			className="mainstreet-payments__scroll"
			role="region"
			aria-label={ name }
			// Focusable, so that the keyboard can scroll the table on narrow screens.

			tabIndex={ 0 }
		>
			<table className="mainstreet-payments__sums">
				<caption className="screen-reader-text">{ name }</caption>
				<thead>
					<tr>
						<th scope="col">
							{ __( 'Month', 'mainstreet-blocks' ) }
						</th>
						<th scope="col">
							{ __( 'Payments', 'mainstreet-blocks' ) }
						</th>
						<th scope="col">
							{ __( 'Paid', 'mainstreet-blocks' ) }
						</th>
						<th scope="col">
							{ __( 'Refunded', 'mainstreet-blocks' ) }
						</th>
						<th scope="col">
							{ __( 'Disputed', 'mainstreet-blocks' ) }
						</th>
						<th scope="col">
							{ __( 'Net', 'mainstreet-blocks' ) }
						</th>
					</tr>
				</thead>
				<tbody>
					{ months.map( ( month ) => (
						<tr key={ month.month }>
							<th scope="row">{ getMonthName( month.month ) }</th>
							<Cells month={ month } currency={ currency } />
						</tr>
					) ) }
				</tbody>
				<tfoot>
					<tr>
						<th scope="row">
							{ __( 'Year', 'mainstreet-blocks' ) }
						</th>
						<Cells month={ total } currency={ currency } />
					</tr>
				</tfoot>
			</table>
		</div>
	);
}

/** Chart and table of a year in one currency. */
export function TotalsYear( { year }: { year: CurrencyYear } ) {
	const name = sprintf(
		/* translators: 1: code of a currency, 2: year. */
		__( '%1$s in %2$s', 'mainstreet-blocks' ),
		year.currency,
		year.total.month
	);
	return (
		<div className="mainstreet-payments__year">
			<h2>{ name }</h2>
			<Chart year={ year } name={ name } />
			<Numbers year={ year } name={ name } />
		</div>
	);
}

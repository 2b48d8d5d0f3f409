import { Button, SelectControl, Spinner } from '@wordpress/components';
import { useCallback, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { LoadError } from '@shared/admin/load-error';
import { useItem } from '@shared/admin/use-item';
import { oneOf } from '@shared/guards';
import { getTotals } from './api';
import { EmptyState } from './empty-state';
import { getModeName } from './labels';
import { toYears } from './months';
import { TabFrame, type TabProps } from './tab-frame';
import { TotalsYear } from './totals-year';
import { MODES, type Mode, type ScreenState, type Totals } from './types';

/** Initial mode: live, unless there are only test payments. */
const firstMode = ( { services }: ScreenState ): Mode =>
	services.length > 0 && services.every( ( { mode } ) => mode === 'test' )
		? 'test'
		: 'live';

/** Returns the years that can be chosen, newest first. */
function getYears( { years: known, year }: Totals ): number[] {
	const [ first = year, last = year ] = known;
	const length = Math.min( 100, Math.max( 1, last - first + 1 ) );
	const years = Array.from( { length }, ( _, index ) => last - index );
	return years.includes( year ) ? years : [ ...years, year ];
}

/** Tab with the totals by month and currency. */
export function TotalsTab( props: TabProps ) {
	const [ year, setYear ] = useState( 0 );
	const [ mode, setMode ] = useState( () => firstMode( props.state ) );
	const {
		item: totals,
		error,
		isBusy,
		reload,
	} = useItem(
		useCallback(
			( signal: AbortSignal ) => getTotals( year, mode, signal ),
			[ year, mode ]
		)
	);
	const years = totals ? toYears( totals.year, totals.months ) : [];
	return (
		<TabFrame { ...props } tab="totals">
			<div className="mainstreet-payments__totals" aria-busy={ isBusy }>
				<div className="mainstreet-payments__choice">
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Year', 'mainstreet-blocks' ) }
						value={ String( totals?.year ?? year ) }
						options={ ( totals ? getYears( totals ) : [] ).map(
							( value ) => ( {
								value: String( value ),
								label: String( value ),
							} )
						) }
						onChange={ ( value ) => setYear( Number( value ) ) }
					/>
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Mode', 'mainstreet-blocks' ) }
						value={ mode }
						options={ MODES.map( ( value ) => ( {
							value,
							label: getModeName( value ),
						} ) ) }
						onChange={ ( value ) =>
							setMode( oneOf( MODES )( value ) )
						}
					/>
					<div role="status">
						{ isBusy && (
							<>
								<Spinner />
								<span className="screen-reader-text">
									{ __( 'Loading…', 'mainstreet-blocks' ) }
								</span>
							</>
						) }
					</div>
				</div>
				<LoadError error={ error } onRetry={ reload } />
				{ years.map( ( one ) => (
					<TotalsYear key={ one.currency } year={ one } />
				) ) }
				{ totals && ! isBusy && ! error && years.length === 0 && (
					<p className="mainstreet-list__empty">
						<EmptyState
							state={ props.state }
							text={ __(
								'No payments in this year.',
								'mainstreet-blocks'
							) }
						>
							<Button variant="secondary" href="#/orders">
								{ __( 'View orders', 'mainstreet-blocks' ) }
							</Button>
						</EmptyState>
					</p>
				) }
				<p className="mainstreet-payments__note">
					{ __(
						'Months are in the site’s time zone. Refunds are counted in the month of the original payment. Payment provider fees are not included.',
						'mainstreet-blocks'
					) }
				</p>
			</div>
		</TabFrame>
	);
}

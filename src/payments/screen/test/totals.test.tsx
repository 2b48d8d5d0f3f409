import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toYears } from '../months';
import { button, expectNoViolation, open, reads } from './screen';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: Object.assign( jest.fn(), { use: jest.fn() } ),
} ) );

const month = ( name: string, more: object = {} ) => ( {
	month: name,
	currency: 'USD',
	orders: 1,
	amount: 1000,
	refunded: 0,
	disputed: 0,
	...more,
} );

describe( 'sums', () => {
	it( 'are shown as bars and as a table, for each currency', async () => {
		const { container } = open(
			( { path } ) =>
				path.includes( '/totals' )
					? {
							year: 2026,
							mode: 'live',
							years: [ 2024, 2026 ],
							months: [
								month( '2026-01', {
									orders: 3,
									refunded: 200,
									disputed: 300,
								} ),
								month( '2026-02' ),
								month( '2026-02', {
									currency: 'JPY',
									amount: 700,
								} ),
							],
						}
					: undefined,
			'#/totals'
		);
		const table = await screen.findByRole( 'table', {
			name: 'USD in 2026',
		} );
		expect( within( table ).getAllByRole( 'row' ) ).toHaveLength( 14 );
		expect(
			within( table ).getByRole( 'row', { name: /January/ } )
		).toHaveTextContent( 'January3$10.00$2.00$3.00$5.00' );
		expect(
			within( table ).getByRole( 'row', { name: /Year/ } )
		).toHaveTextContent( 'Year4$20.00$2.00$3.00$15.00' );
		expect(
			screen.getByRole( 'table', { name: 'JPY in 2026' } )
		).toHaveTextContent( '¥700' );
		const bars = container.querySelectorAll< HTMLElement >(
			'.mainstreet-payments__track > span'
		);
		expect( bars[ 0 ]?.style.inlineSize ).toBe( '50%' );
		expect( bars[ 1 ]?.style.inlineSize ).toBe( '100%' );
		await expectNoViolation( container );
		await userEvent.selectOptions(
			screen.getByRole( 'combobox', { name: 'Year' } ),
			'2025'
		);
		expect( reads().at( -1 ) ).toContain( 'year=2025' );
		await userEvent.selectOptions(
			screen.getByRole( 'combobox', { name: 'Mode' } ),
			'test'
		);
		expect( reads().at( -1 ) ).toContain( 'mode=test' );
	} );

	it( 'say that there is nothing, and why they can’t be loaded', async () => {
		let isDown = true;
		open( ( { path } ) => {
			if ( isDown && path.includes( '/totals' ) ) {
				throw { message: 'The database is away.' };
			}
			return path.includes( '/totals' )
				? {
						year: 2026,
						mode: 'live',
						years: [ 2026, 2026 ],
						months: [],
					}
				: undefined;
		}, '#/totals' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'The database is away.'
		);
		isDown = false;
		await userEvent.click( button( 'Try again' ) );
		expect(
			await screen.findByText( 'No payments in this year.' )
		).toBeVisible();
	} );

	it( 'are whole numbers, however many', () => {
		const [ year ] = toYears(
			2026,
			Array.from( { length: 12 }, ( _, index ) =>
				month( `2026-${ String( index + 1 ).padStart( 2, '0' ) }`, {
					amount: 10_000_000_001,
					refunded: 1,
				} )
			)
		);
		expect( year?.total ).toMatchObject( {
			orders: 12,
			amount: 120_000_000_012,
			refunded: 12,
			net: 120_000_000_000,
		} );
		expect( year?.months ).toHaveLength( 12 );
	} );
} );

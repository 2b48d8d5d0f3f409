import userEvent from '@testing-library/user-event';

/** The form as class-donation-tab.php prints it, as far as the script looks. */
const PAGE = `<div class="donations__tab"><form action="/?mainstreet_buy=7&p=9" data-url="/wp-json/mainstreet/v1/checkout" data-plan="7" data-post="9" data-hosts="checkout.stripe.com pay.example.org" data-decimals="2" data-mark="." data-min="50" data-max="50000" data-step="1" data-low="Too low." data-high="Too high." data-off="Off." data-invalid="Not an amount." data-none="Choose." data-busy="One moment." data-failed="Failed.">
<input type="text" name="ftrap" value="">
<input type="hidden" name="amount" value="0">
<label class="donations__amount" data-amount="5.00" data-fee="$0.45"><input type="radio" name="amount" value="5,00">$5</label>
<label class="donations__amount" data-amount="15.00"><input type="radio" name="amount" value="15,00">$15</label>
<label class="donations__custom-amount">$<input class="donations__amount-value" name="custom_amount" aria-label="Own"></label>
<p class="donations__error" role="alert"></p>
<label><input type="checkbox" name="cover_fees" value="1">Fees <span class="donations__fee"></span></label>
<button class="donations__donate-button">Donate</button>
<p class="donations__status" role="status"></p></form></div>`;

const all = ( selector: string ) => document.querySelector( selector );
const getText = ( selector: string ) => all( selector )?.textContent;
const press = ( selector: string ) => {
	const target = all( selector );
	return target ? userEvent.click( target ) : Promise.reject( selector );
};
const type = ( text: string ) => {
	const field = all( '.donations__amount-value' );
	return field ? userEvent.type( field, text ) : Promise.reject( text );
};
const donate = () => press( 'button' );

const ask = jest.fn();
const answer = ( body: unknown, status = 200 ) =>
	ask.mockResolvedValue( { status, json: () => Promise.resolve( body ) } );

beforeEach( () => {
	ask.mockReset();
	Object.assign( window, { fetch: ask } );
	document.body.innerHTML = PAGE;
	jest.isolateModules( () => require( '../view' ) );
} );

const sent = () => JSON.parse( ask.mock.lastCall[ 1 ].body );

describe( 'The script of donations', () => {
	it( 'sends the tier that was chosen, or what was typed last', async () => {
		answer( { message: 'No.' } );
		await press( '[data-amount="5.00"] input' );
		await donate();
		expect( sent() ).toMatchObject( {
			plan_id: 7,
			post_id: 9,
			amount: '5.00',
			ftrap: '',
		} );
		await type( '$1,2' );
		expect( all( '[name=amount]:checked' ) ).toBeNull();
		await donate();
		expect( ask ).toHaveBeenCalledTimes( 2 );
		expect( sent().amount ).toBe( '1.2' );
		await press( '[data-amount="15.00"] input' );
		expect( all( '.donations__amount-value' ) ).toHaveValue( '' );
		await donate();
		expect( sent().amount ).toBe( '15.00' );
	} );

	it( 'says beside the field what is wrong, and keeps what was typed', async () => {
		for ( const [ typed, said ] of [
			[ '0.49', 'Too low.' ],
			[ '500.01', 'Too high.' ],
			[ '1.234', 'Not an amount.' ],
			[ 'five', 'Not an amount.' ],
		] as const ) {
			await type( `{Control>}a{/Control}${ typed }` );
			await donate();
			expect( getText( '.donations__error' ) ).toBe( said );
			expect( all( '.donations__amount-value' ) ).toHaveFocus();
			expect( all( '.donations__amount-value' ) ).toHaveAttribute(
				'aria-invalid',
				'true'
			);
			expect( all( '.donations__amount-value' ) ).toHaveValue( typed );
			document.body.innerHTML = PAGE;
			jest.isolateModules( () => require( '../view' ) );
		}
		await donate();
		expect( getText( '.donations__error' ) ).toBe( 'Choose.' );
		expect( ask ).not.toHaveBeenCalled();
	} );

	it( 'goes to payment pages only', async () => {
		for ( const url of [
			'https://evil.example/c/pay',
			'https://checkout.stripe.com.evil.example/',
			'javascript:alert(1)',
			'nonsense',
		] ) {
			answer( { url } );
			await press( '[data-amount="5.00"] input' );
			await donate();
			expect( getText( '.donations__error' ) ).toBe( 'Failed.' );
			expect( getText( '.donations__status' ) ).toBe( '' );
		}
	} );

	it( 'shows what the server says, and tries again', async () => {
		await press( '[data-amount="5.00"] input' );
		answer( { message: 'Too many. Please wait.' }, 429 );
		await donate();
		expect( getText( '.donations__error' ) ).toBe(
			'Too many. Please wait.'
		);
		ask.mockRejectedValue( new Error( 'offline' ) );
		await donate();
		expect( getText( '.donations__error' ) ).toBe( 'Failed.' );
		expect( ask ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'sends once while it waits, and begins anew after coming back', async () => {
		ask.mockReturnValue( new Promise( () => {} ) );
		await press( '[data-amount="5.00"] input' );
		await donate();
		await donate();
		expect( ask ).toHaveBeenCalledTimes( 1 );
		expect( getText( '.donations__status' ) ).toBe( 'One moment.' );
		window.dispatchEvent( new Event( 'pageshow' ) );
		expect( getText( '.donations__status' ) ).toBe( '' );
		await donate();
		expect( ask ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'sends the form itself where the REST API is closed', async () => {
		const submit = jest
			.spyOn( HTMLFormElement.prototype, 'submit' )
			.mockImplementation( () => {} );
		for ( const status of [ 401, 403, 404 ] ) {
			answer( {}, status );
			await press( '[data-amount="5.00"] input' );
			await donate();
			window.dispatchEvent( new Event( 'pageshow' ) );
		}
		expect( submit ).toHaveBeenCalledTimes( 3 );
	} );

	it( 'says what covering the fees adds to a tier', async () => {
		await press( '[data-amount="5.00"] input' );
		await press( '[name=cover_fees]' );
		expect( getText( '.donations__fee' ) ).toBe( '+ $0.45' );
		answer( { message: 'No.' } );
		await donate();
		expect( sent().cover_fees ).toBe( '1' );
		await press( '[data-amount="15.00"] input' );
		expect( getText( '.donations__fee' ) ).toBe( '' );
	} );
} );

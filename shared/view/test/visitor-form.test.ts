import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { enhance } from '../visitor-form';
import {
	button,
	DONE,
	fillAndSend,
	mail,
	name,
	serve,
	show,
} from './form-page';

/** The browser restores the page from its back/forward cache. */
const comeBack = () =>
	window.dispatchEvent(
		Object.assign( new Event( 'pageshow' ), { persisted: true } )
	);

describe( 'a visitor’s form', () => {
	it( 'sends what was typed, its ticket, the signed time and that somebody typed', async () => {
		const { posts } = serve( { body: DONE } );
		show();
		await fillAndSend();
		expect( posts ).toHaveLength( 1 );
		const { url, data } = posts[ 0 ] ?? {};
		expect( url ).toBe(
			'http://localhost/wp-json/mainstreet/v1/forms/submit'
		);
		expect( data?.get( 'f[1_Your name]' ) ).toBe( 'Ada' );
		expect( data?.get( 'ms_ticket' ) ).toBe( 'signed' );
		expect( data?.get( 'ms_t' ) ).toBe( '7.abc' );
		expect( data?.get( 'ms_k' ) ).toBe( '1' );
		expect( data?.get( 'ms_id' ) ).toMatch( /^[\w.-]{3,64}$/ );
	} );

	it( 'asks for the time once, when the form is first touched', async () => {
		const { fetchMock } = serve();
		show();
		expect( fetchMock ).not.toHaveBeenCalled();
		await userEvent.click( name() );
		await userEvent.click( mail() );
		expect( fetchMock ).toHaveBeenCalledTimes( 1 );
		expect( fetchMock.mock.calls[ 0 ]?.[ 0 ] ).toBe(
			'http://localhost/wp-json/mainstreet/v1/session'
		);
	} );

	it( 'is sent once however often the button is pressed', async () => {
		const { posts } = serve( { body: DONE } );
		const form = show();
		await userEvent.type( name(), 'Ada' );
		await userEvent.dblClick( button() );
		form.requestSubmit();
		expect( await screen.findByText( 'Thank you.' ) ).toBeVisible();
		expect( posts ).toHaveLength( 1 );
	} );

	it( 'is another submission after it led to another page', async () => {
		const { posts } = serve(
			{ body: { ...DONE, redirect: '#elsewhere' } },
			{ body: DONE }
		);
		const told = jest.fn();
		show( '', { told } );
		await fillAndSend();
		expect( await screen.findByText( 'Sending…' ) ).toBeVisible();
		expect( told ).not.toHaveBeenCalled();
		comeBack();
		expect( screen.queryByText( 'Sending…' ) ).toBeNull();
		// What the block holds while it sends is let go.
		expect( told ).toHaveBeenCalledTimes( 1 );
		await userEvent.click( button() );
		expect( await screen.findByText( 'Thank you.' ) ).toBeVisible();
		expect( posts ).toHaveLength( 2 );
		expect( posts[ 1 ]?.data.get( 'ms_id' ) ).not.toBe(
			posts[ 0 ]?.data.get( 'ms_id' )
		);
	} );

	it( 'is the same submission where the answer is not known on coming back', async () => {
		const { posts, fetchMock } = serve( { body: DONE } );
		show();
		await userEvent.type( name(), 'Ada' );
		let late: ( answer: object ) => void = () => {};
		let first: RequestInit | undefined;
		fetchMock.mockImplementationOnce( ( _, init ) => {
			first = init;
			return new Promise( ( resolve ) => {
				late = ( body ) =>
					resolve( { status: 200, json: async () => body } );
			} );
		} );
		await userEvent.click( button() );
		comeBack();
		await userEvent.click( button() );
		expect( await screen.findByText( 'Thank you.' ) ).toBeVisible();
		late( { redirect: '#late' } );
		await new Promise( process.nextTick );
		expect( location.hash ).not.toBe( '#late' );
		expect(
			first?.body instanceof FormData && first.body.get( 'ms_id' )
		).toBe( posts[ 0 ]?.data.get( 'ms_id' ) );
	} );

	it( 'goes the other way where the REST API is closed to strangers', async () => {
		const { posts } = serve(
			{ status: 401, body: { code: 'rest_login_required' } },
			{ body: DONE }
		);
		show();
		await fillAndSend();
		expect( await screen.findByText( 'Thank you.' ) ).toBeVisible();
		expect( posts[ 1 ]?.url ).toBe(
			'http://localhost/wp-admin/admin-post.php'
		);
	} );

	it( 'lets the block say what is missing before anything is sent', async () => {
		const { posts } = serve( { body: DONE } );
		const check = jest
			.fn()
			.mockReturnValueOnce( {
				message: 'Fill in.',
				fields: { mail: 'Missing.' },
			} )
			.mockReturnValue( undefined );
		const form = show( '', { check } );
		expect( form.noValidate ).toBe( true );
		await fillAndSend();
		expect( await screen.findByText( 'Fill in.' ) ).toBeVisible();
		expect( mail() ).toHaveFocus();
		expect( posts ).toHaveLength( 0 );
		expect( check.mock.calls[ 0 ] ).toEqual( [
			form,
			expect.objectContaining( { failed: 'Not sent.' } ),
		] );
		await userEvent.click( button() );
		expect( await screen.findByText( 'Thank you.' ) ).toBeVisible();
	} );

	it( 'sends files as the form would', async () => {
		const { posts } = serve( { body: DONE } );
		show( 'enctype="multipart/form-data"' );
		await fillAndSend();
		expect( posts[ 0 ]?.data ).toBeInstanceOf( FormData );
	} );

	it( 'leaves a form alone that is sent with the login', async () => {
		serve();
		document.body.innerHTML = '<form><button>Send</button></form>';
		const form = document.querySelector( 'form' );
		const submitted = jest.fn( ( event: Event ) => event.preventDefault() );
		if ( form ) {
			enhance( form );
			form.addEventListener( 'submit', ( event ) => {
				expect( event.defaultPrevented ).toBe( false );
				submitted( event );
			} );
		}
		await userEvent.click( button() );
		expect( submitted ).toHaveBeenCalledTimes( 1 );
	} );
} );

import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { enhance, type Options } from '../visitor-form';

const DONE = { success: true, html: '<p>Thank you.</p>' };

const DATA = {
	url: 'http://localhost/wp-json/mainstreet/v1/forms/submit',
	session: 'http://localhost/wp-json/mainstreet/v1/session',
	sending: 'Sending…',
	failed: 'Not sent.',
};

type Reply = { status?: number; body?: unknown } | Error;

/** The server: gives one reply after the other and remembers what it was sent. */
function serve( ...replies: Reply[] ) {
	const posts: Array< { url: string; data: URLSearchParams | FormData } > =
		[];
	const fetchMock = jest.fn( async ( url: string, init?: RequestInit ) => {
		if ( ! init?.body ) {
			return { status: 200, json: async () => ( { t: '7.abc' } ) };
		}
		const { body } = init;
		if ( body instanceof URLSearchParams || body instanceof FormData ) {
			posts.push( { url, data: body } );
		}
		const reply = replies.shift() ?? {};
		if ( reply instanceof Error ) {
			throw reply;
		}
		return {
			status: reply.status ?? 200,
			json: async () => {
				if ( reply.body === undefined ) {
					throw new SyntaxError( 'no JSON' );
				}
				return reply.body;
			},
		};
	} );
	Object.defineProperty( window, 'fetch', {
		value: fetchMock,
		configurable: true,
		writable: true,
	} );
	return { posts, fetchMock };
}

function show( attributes = '', options?: Options ) {
	document.body.innerHTML = `
		<form id="form-1" method="post" action="http://localhost/wp-admin/admin-post.php" ${ attributes }
			data-mainstreet-form='${ JSON.stringify( DATA ) }'>
			<p class="mainstreet-form__status" role="alert"></p>
			<input type="hidden" name="ms_ticket" value="signed">
			<label>Name <input name="f[1_Your name]" aria-describedby="hint form-1-1_Your-name-error"></label>
			<p class="mainstreet-form__error" id="form-1-1_Your-name-error"></p>
			<label>Mail <input name="f[mail]" aria-describedby="form-1-mail-error"></label>
			<p class="mainstreet-form__error" id="form-1-mail-error"></p>
			<fieldset aria-describedby="form-1-topics-error"><legend>Topics</legend>
				<label><input type="checkbox" name="f[topics][]" value="a"> A</label>
				<label><input type="checkbox" name="f[topics][]" value="b"> B</label>
				<p class="mainstreet-form__error" id="form-1-topics-error"></p>
			</fieldset>
			<button>Send</button>
		</form>`;
	const form = document.querySelector( 'form' );
	if ( ! form ) {
		throw new Error( 'no form' );
	}
	enhance( form, options );
	return form;
}

const name = () => screen.getByLabelText( 'Name' );
const mail = () => screen.getByLabelText( 'Mail' );
const button = () => screen.getByRole( 'button', { name: 'Send' } );

async function fillAndSend() {
	await userEvent.type( name(), 'Ada' );
	await userEvent.click( button() );
}

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

	it( 'shows the success in place of the form and moves the focus there', async () => {
		serve( { body: { success: true, html: '<p>See you!</p>' } } );
		show();
		await fillAndSend();
		const text = await screen.findByText( 'See you!' );
		expect( text.parentElement ).toHaveFocus();
		expect( text.parentElement ).toHaveAttribute( 'aria-live', 'polite' );
		expect( document.querySelector( 'form' ) ).toBeNull();
	} );

	it( 'announces errors, puts them beside their fields and goes to the first', async () => {
		serve(
			{
				status: 422,
				body: {
					success: false,
					message: 'Please check.',
					fields: {
						topics: 'Choose one.',
						mail: 'This is no address.',
					},
				},
			},
			{
				status: 422,
				body: {
					success: false,
					message: 'Still wrong.',
					fields: { '1_Your name': 'Longer, please.' },
				},
			}
		);
		show();
		await fillAndSend();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Please check.'
		);
		expect( mail() ).toHaveFocus();
		expect( mail() ).toBeInvalid();
		expect( mail() ).toHaveAccessibleDescription( 'This is no address.' );
		expect( screen.getByRole( 'group' ) ).toHaveAccessibleDescription(
			'Choose one.'
		);
		expect( screen.getByLabelText( 'B' ) ).toBeInvalid();
		expect( name() ).toBeValid();
		expect( name() ).toHaveValue( 'Ada' );

		await userEvent.click( button() );
		expect( await screen.findByText( 'Still wrong.' ) ).toBeVisible();
		expect( screen.getAllByRole( 'alert' ) ).toHaveLength( 1 );
		expect( mail() ).toBeValid();
		expect( name() ).toHaveFocus();
		expect( name() ).toHaveAccessibleDescription( /Longer, please\./ );
	} );

	it( 'keeps everything when the network is down, and can be sent again as the same submission', async () => {
		const { posts } = serve( new TypeError( 'offline' ), {
			body: DONE,
		} );
		show();
		await fillAndSend();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Not sent.'
		);
		expect( name() ).toHaveValue( 'Ada' );
		await userEvent.click( button() );
		expect( await screen.findByText( 'Thank you.' ) ).toBeVisible();
		expect( posts[ 1 ]?.data.get( 'ms_id' ) ).toBe(
			posts[ 0 ]?.data.get( 'ms_id' )
		);
	} );

	it.each( [
		[ 'no JSON', { status: 500 } ],
		[ 'nothing', { body: null } ],
		[ 'no sentence', { status: 400, body: { success: false } } ],
	] )( 'says that it failed when the server says %s', async ( _, reply ) => {
		serve( reply );
		show();
		await fillAndSend();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Not sent.'
		);
		expect( name() ).toHaveValue( 'Ada' );
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

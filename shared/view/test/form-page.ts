/** A visitor's form in a page, and a server that answers it. */
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { enhance, type Options } from '../visitor-form';

export const DONE = { success: true, message: 'Thank you.' };

const DATA = {
	url: 'http://localhost/wp-json/mainstreet/v1/forms/submit',
	session: 'http://localhost/wp-json/mainstreet/v1/session',
	sending: 'Sending…',
	failed: 'Not sent.',
};

type Reply = { status?: number; body?: unknown } | Error;

/** The server: gives one reply after the other and remembers what it was sent. */
export function serve( ...replies: Reply[] ) {
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

export function show( attributes = '', options?: Options, thanks = '' ) {
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
			<button>Send</button>${ thanks }
		</form>`;
	const form = document.querySelector( 'form' );
	if ( ! form ) {
		throw new Error( 'no form' );
	}
	enhance( form, options );
	return form;
}

export const name = () => screen.getByLabelText( 'Name' );
export const mail = () => screen.getByLabelText( 'Mail' );
export const button = () => screen.getByRole( 'button', { name: 'Send' } );

export async function fillAndSend() {
	await userEvent.type( name(), 'Ada' );
	await userEvent.click( button() );
}

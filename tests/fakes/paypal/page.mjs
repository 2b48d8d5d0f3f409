/** www.paypal.com: the page where the buyer agrees, or goes back, and the script that draws hosted buttons. */
import { approve } from './orders.mjs';

const escape = ( text ) =>
	String( text ).replace( /[&<>"]/g, ( c ) => `&#${ c.charCodeAt( 0 ) };` );

const page = ( body, status = 200, head = '' ) => ( {
	status,
	headers: { 'Content-Type': 'text/html; charset=utf-8' },
	body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>PayPal</title>${ head }</head><body><main>${ body }</main></body></html>`,
} );

const withToken = ( url, id, more = '' ) =>
	`${ url }${ url.includes( '?' ) ? '&' : '?' }token=${ id }${ more }`;

/** Draws a button into the element of a selector, in the namespace that its own element names. */
const HOSTED_BUTTONS = `window[ document.currentScript.dataset.namespace ] = {
	HostedButtons: ( { hostedButtonId } ) => ( {
		render: async ( selector ) => {
			document.querySelector( selector ).innerHTML = '<button type="button">A fake button ' + hostedButtonId + '</button>';
		},
	} ),
};`;

export function answerPage( { method, path, query, body }, account ) {
	if ( path === '/sdk/js' ) {
		return {
			status: 200,
			headers: { 'Content-Type': 'text/javascript' },
			body: HOSTED_BUTTONS,
		};
	}
	const order = account.orders.get( query.get( 'token' ) );
	if ( ! order ) {
		return page( '<h1>Things don’t appear to be working</h1>', 404 );
	}
	const context = order.input.payment_source.paypal.experience_context;
	if ( method === 'POST' ) {
		approve( order, { email: new URLSearchParams( body ).get( 'email' ) } );
		const url = withToken(
			context.return_url,
			order.id,
			'&PayerID=QYR5Z8XDVJNXQ'
		);
		return page(
			`<p><a href="${ escape( url ) }">Continue</a></p>`,
			200,
			`<meta http-equiv="refresh" content="0;url=${ escape( url ) }">`
		);
	}
	const [ { amount, description } ] = order.input.purchase_units;
	return page( `<h1>Pay ${ escape( amount.value ) } ${ escape(
		amount.currency_code
	) }</h1><p>${ escape( description ?? '' ) }</p>
<form method="post"><p><label>Email <input name="email" value="buyer@example.com"></label></p>
<p><button>Pay now</button></p></form>
<p><a href="${ escape(
		withToken( context.cancel_url, order.id )
	) }">Cancel and return</a></p>` );
}

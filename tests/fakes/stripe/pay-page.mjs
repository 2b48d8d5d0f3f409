/**
 * checkout.stripe.com: pay, be declined, pay by bank debit, go back.
 */
import { StripeError } from './account.mjs';
import { pay, payLater } from './flows.mjs';
import { tell } from './webhooks.mjs';

const escape = ( text ) =>
	String( text ).replace( /[&<>"]/g, ( c ) => `&#${ c.charCodeAt( 0 ) };` );

const page = ( body, status = 200, head = '' ) => ( {
	status,
	headers: { 'Content-Type': 'text/html; charset=utf-8' },
	body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pay</title>${ head }</head><body><main>${ body }</main></body></html>`,
} );

const form = ( session, message = '' ) =>
	page( `<h1>Pay ${ session.amount_total } ${ escape( session.currency ) }</h1>
${ message && `<p role="alert">${ escape( message ) }</p>` }
<form method="post">
<p><label>Email <input name="email" value="${ escape(
		session.customer_email ?? 'buyer@example.com'
	) }"></label></p>
<p><label>Name <input name="name" value="Ada Buyer"></label></p>
<p><button name="do" value="pay">Pay</button>
<button name="do" value="decline">Pay with a card that is declined</button>
<button name="do" value="later">Pay later (bank debit)</button></p>
</form>
<p><a href="${ escape( session.cancel_url ?? '' ) }">Back</a></p>` );

/** Leads back to the shop. */
function lead( session ) {
	const url = session.success_url.replaceAll(
		'{CHECKOUT_SESSION_ID}',
		session.id
	);
	return page(
		`<p><a href="${ escape( url ) }">Continue</a></p>`,
		200,
		`<meta http-equiv="refresh" content="0;url=${ escape( url ) }">`
	);
}

export async function answerPayPage( { method, path, body }, account ) {
	const id = path.split( '/' ).pop();
	const session = account.objects.get( id );
	if ( ! session ) {
		return page( '<h1>Something went wrong</h1>', 404 );
	}
	if ( method !== 'POST' ) {
		return form( session );
	}
	const input = new URLSearchParams( body );
	const buyer = { email: input.get( 'email' ), name: input.get( 'name' ) };
	if ( input.get( 'do' ) === 'decline' ) {
		return form( session, 'Your card was declined.' );
	}
	try {
		( input.get( 'do' ) === 'later' ? payLater : pay )(
			account,
			id,
			buyer
		);
	} catch ( error ) {
		if ( error instanceof StripeError ) {
			return page( `<h1>${ escape( error.message ) }</h1>`, 400 );
		}
		throw error;
	}
	await tell( account );
	return lead( session );
}

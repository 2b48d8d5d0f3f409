/** Loads PayPal's script for stacked buttons, and draws them. Single buttons are forms and need no script. */
import { onEmbedRequest } from '@shared/view/embed';

/** What PayPal's script leaves in its namespace. */
type Paypal = {
	HostedButtons: ( options: { hostedButtonId: string } ) => {
		render: ( selector: string ) => Promise< unknown >;
	};
};

/** Namespaces of the scripts of this page, by URL: accounts and currencies each have a script of their own. */
const loaded: Record< string, Promise< Paypal > > = {};

const load = ( src: string ): Promise< Paypal > =>
	( loaded[ src ] ??= new Promise( ( resolve, reject ) => {
		const script = document.createElement( 'script' );
		const name = `paypal_payment_buttons${ Object.keys( loaded ).length || '' }`;
		script.src = src;
		script.dataset.namespace = name;
		script.onload = () =>
			resolve(
				( window as unknown as Record< string, Paypal > )[
					name
				] as Paypal
			);
		script.onerror = reject;
		document.head.append( script );
	} ) );

onEmbedRequest( '[data-embed=paypal-buttons]', async ( box ) => {
	const { src = '', button = '' } = box.dataset;
	// Anybody who writes a post can write the attributes.
	if (
		! /^https:\/\/(?:www\.)?(?:sandbox\.)?paypal\.com\/sdk\/js\?[\w.,=&%-]+$/.test(
			src
		) ||
		! /^[\w-]{1,100}$/.test( button )
	) {
		return;
	}
	const id = `paypal-container-${ button }`;
	// A second block with the same button keeps its link: PayPal's script fills one element.
	if ( document.getElementById( id ) ) {
		return;
	}
	box.prepend( Object.assign( document.createElement( 'div' ), { id } ) );
	try {
		const paypal = await load( src );
		await paypal
			.HostedButtons( { hostedButtonId: button } )
			.render( `#${ id }` );
		box.querySelector( ':scope > a' )?.remove();
	} catch {
		// The link stays.
	}
} );

/**
 * Donations: reads the amount, asks the site for the payment page, and goes there. Without it the same form leads to the
 * page of the purchase. Tabs and tiers are the browser's own radio buttons.
 */
import { openDialog } from '@shared/view/dialog';
import { initBlocks } from '@shared/view/init-blocks';
import { read } from './view/read';

initBlocks< HTMLDialogElement >( '.donations__modal', ( dialog ) => {
	const opener = dialog.previousElementSibling?.querySelector( 'button' );
	const close = dialog.querySelector( 'button' );
	if ( opener && close ) {
		// The popover that the browser shows without script leaves focus on the page behind.
		opener.removeAttribute( 'popovertarget' );
		opener.onclick = () => openDialog( dialog, opener );
		close.onclick = () => dialog.close();
	}
} );

initBlocks< HTMLFormElement >( '.donations__tab form', ( form ) => {
	const data = form.dataset;
	const find = < E extends HTMLElement >( selector: string ) =>
		form.querySelector< E >( selector );
	const custom = find< HTMLInputElement >( '.donations__amount-value' );
	const box = find< HTMLInputElement >( '[name=cover_fees]' );
	const getTier = () => find< HTMLInputElement >( '[name=amount]:checked' );
	const showMessage = ( part: string, text = '' ) =>
		find( `.donations__${ part }` )?.replaceChildren( text );
	let isBusy = false;

	const fail = ( text?: string ) => {
		isBusy = false;
		showMessage( 'status' );
		showMessage( 'error', text );
		custom?.setAttribute( 'aria-invalid', 'true' );
		( custom ?? find( '[name=amount]' ) )?.focus();
	};

	/** The amount as a plain decimal number; '' after showing an error message. */
	const getAmount = (): string => {
		const typed = custom?.value.trim();
		if ( ! typed ) {
			const amount =
				getTier()?.closest< HTMLElement >( 'label' )?.dataset.amount;
			return amount ?? ( fail( data.none ), '' );
		}
		const decimals = Number( data.decimals );
		const [ whole = '', fraction = '' ] =
			read( typed, data.mark ?? '.' ) ?? [];
		const minor = Number( whole + fraction.padEnd( decimals, '0' ) );
		let problem = minor % Number( data.step ) ? data.off : '';
		if ( minor > Number( data.max ) ) {
			problem = data.high;
		}
		if ( minor < Number( data.min ) ) {
			problem = data.low;
		}
		if ( ! whole || fraction.length > decimals ) {
			problem = data.invalid;
		}
		return problem
			? ( fail( problem ), '' )
			: whole + ( fraction && `.${ fraction }` );
	};

	/** Whether the address is a payment page's. */
	const isAllowed = ( url: string ): boolean =>
		( data.hosts ?? '' ).split( ' ' ).includes( new URL( url ).host );

	const send = async ( amount: string ) => {
		const response = await fetch( data.url ?? '', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( {
				...Object.fromEntries( new FormData( form ) ),
				plan_id: Number( data.plan ),
				post_id: Number( data.post ),
				amount,
			} ),
		} );
		// Some sites close the REST API to strangers.
		if ( /40[134]/.test( `${ response.status }` ) ) {
			form.submit();
			return;
		}
		const { url, message } = await response.json();
		if ( url && isAllowed( url ) ) {
			location.href = url;
		} else {
			fail( message || data.failed );
		}
	};

	form.noValidate = true;
	form.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		showMessage( 'error' );
		custom?.removeAttribute( 'aria-invalid' );
		const amount = ! isBusy && getAmount();
		if ( amount ) {
			isBusy = true;
			showMessage( 'status', data.busy );
			send( amount ).catch( () => fail( data.failed ) );
		}
	} );
	// The amount that was chosen or typed last counts.
	form.addEventListener( 'input', ( { target } ) => {
		const tier = getTier();
		if ( target === custom ) {
			if ( tier ) {
				tier.checked = false;
			}
		} else if ( custom && target === tier ) {
			custom.value = '';
		}
		const fee =
			box?.checked &&
			getTier()?.closest< HTMLElement >( 'label' )?.dataset.fee;
		showMessage( 'fee', fee ? `+ ${ fee }` : '' );
	} );
	// Back from the payment page, out of the browser's cache.
	const restore = () => {
		isBusy = false;
		showMessage( 'status' );
	};
	addEventListener( 'pageshow', restore );
	return () => removeEventListener( 'pageshow', restore );
} );

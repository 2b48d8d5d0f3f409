/**
 * Sends a form of Visitor_Form_Renderer (PHP) in the background; without this script the form is posted normally. Input is kept
 * until it was sent. Then the form is replaced by its `<template>`, printed by the server; only text comes from the
 * response. A form without a template shows the message of the response.
 */

import type { Cleanup } from './init-blocks';

/** What the server answers (src/submissions/pipeline/class-submission-pipeline.php). */
export type SubmissionResult = {
	success?: boolean;
	message?: string;
	/** Texts for the block's confirmation. */
	parts?: Record< string, string | [ label: string, value: string ][] >;
	redirect?: string;
	/** For subscriptions: `active` if no confirmation is needed. */
	state?: string;
	fields?: Record< string, string >;
};

export type Options = {
	/** Replaces the browser's validation: returns a response with the block's error messages. */
	check?: (
		form: HTMLFormElement,
		texts: Record< string, string >
	) => SubmissionResult | undefined;
	/** Fills the confirmation with the response. */
	fill?: ( thanks: Element, answer: SubmissionResult ) => void;
	/** Reveals the first invalid control before it gets the focus, for blocks that hide some. */
	reveal?: ( control: HTMLElement ) => void;
	/** Sends the form instead of `fetch`; undefined to use `fetch`. */
	post?: ( to: string, body: FormData ) => Promise< Response > | undefined;
	/** Called after the result is shown, before the focus moves. */
	told?: ( answer: SubmissionResult ) => void;
};

/**
 * Sets the error of a field, whose element the block prints empty.
 *
 * @param key  Key of the field.
 * @param text Error message; '' clears it.
 */
export function setFieldError(
	form: HTMLFormElement,
	key: string,
	text = ''
): void {
	document
		.getElementById( `${ form.id }-${ key.replace( /\s/g, '-' ) }-error` )
		?.replaceChildren( text );
	form.querySelectorAll(
		`[name^=${ JSON.stringify( `f[${ key }]` ) }]`
	).forEach( ( control ) =>
		text
			? control.setAttribute( 'aria-invalid', 'true' )
			: control.removeAttribute( 'aria-invalid' )
	);
}

/**
 * Submits a form in the background.
 *
 * @param form    Form as Visitor_Form_Renderer prints it; one without its attributes is left alone.
 * @param options What the block adds.
 * @return Ends what outlives the form.
 */
export function enhance(
	form: HTMLFormElement,
	options: Options = {}
): Cleanup | void {
	if ( ! ( form instanceof HTMLFormElement ) ) {
		return;
	}
	const all = ( selector: string ) => [
		...form.querySelectorAll< HTMLElement >( selector ),
	];
	const status = all( '.mainstreet-form__status' )[ 0 ];
	const { mainstreetForm } = form.dataset;
	if ( ! mainstreetForm || ! status ) {
		return;
	}
	/** URLs and messages that Visitor_Form_Renderer prints. */
	let texts: Record< 'url' | 'session' | 'sending' | 'failed', string >;
	try {
		texts = Object( JSON.parse( mainstreetForm ) );
	} catch {
		// Invalid, for example by a filter of another plugin: the form is posted normally.
		return;
	}
	// The browser's messages have another position, style and maybe language.
	form.noValidate = true;
	// Identifies repeated requests of one submission; the server adds the content.
	let id = Math.random();
	let time: Promise< string > | undefined;
	/** The pending submission. */
	let current: Event | undefined;

	const setMessage = ( text: string, role: string ) => {
		status.setAttribute( 'role', role );
		status.replaceChildren( text );
	};

	const wrong = () => all( '[aria-invalid]' );

	const post = ( to: string, body: FormData ) =>
		options.post?.( to, body ) ??
		fetch( to, {
			method: 'POST',
			body,
			headers: { Accept: 'application/json' },
		} );

	const send = async (): Promise< SubmissionResult > => {
		const data = new FormData( form );
		data.set( 'ms_id', `${ id }` );
		if ( time ) {
			data.set( 'ms_k', '1' );
			data.set( 'ms_t', await time );
		}
		try {
			let response = await post( texts.url, data );
			// Some sites close the REST API to visitors.
			if ( /40[134]/.test( `${ response.status }` ) ) {
				response = await post( form.action, data );
			}
			return ( await response.json() ) || {};
		} catch {
			return {};
		}
	};

	form.addEventListener( 'focusin', () => {
		time ??= fetch( texts.session )
			.then( ( response ) => response.json() )
			.then(
				( answer ) => answer?.t,
				() => ''
			);
	} );
	form.addEventListener( 'input', ( { target } ) => {
		// Includes the text field of the option “Other”.
		const [ , key ] =
			( target instanceof Element &&
				wrong()[ 0 ] &&
				/^f\[(.+?)(?::other)?\]/.exec(
					target.getAttribute( 'name' ) ?? ''
				) ) ||
			[];
		if ( key ) {
			setFieldError( form, key );
			if ( ! wrong()[ 0 ] ) {
				setMessage( '', 'status' );
			}
		}
	} );
	// The back/forward cache restores a page that was sending or redirecting.
	const restore = ( { persisted }: PageTransitionEvent ) => {
		if ( persisted && current ) {
			current = undefined;
			setMessage( '', 'status' );
			options.told?.( { success: true } );
		}
	};
	addEventListener( 'pageshow', restore );
	form.addEventListener( 'submit', async ( event ) => {
		event.preventDefault();
		if ( current || ! form.isConnected ) {
			return;
		}
		current = event;
		wrong().forEach( ( control ) =>
			control.removeAttribute( 'aria-invalid' )
		);
		all( '.mainstreet-form__error' ).forEach( ( error ) =>
			error.replaceChildren()
		);
		setMessage( texts.sending, 'status' );
		const answer = options.check?.( form, texts ) ?? ( await send() );
		// Ignores a response that arrives after the page was restored. Sending again is the same submission.
		if ( current !== event ) {
			return;
		}
		if ( answer.redirect ) {
			// After a restore, the next submission is a new one.
			id = Math.random();
			location.href = answer.redirect;
			return;
		}
		setMessage(
			answer.message ?? texts.failed,
			answer.success ? 'status' : 'alert'
		);
		current = undefined;
		options.told?.( answer );
		if ( answer.success ) {
			// Old cached pages have no template.
			const thanks = form
				.querySelector( 'template' )
				?.content.querySelector< HTMLElement >( '*' );
			// A copy, because the visitor may return to the form.
			const box = thanks ? document.importNode( thanks, true ) : status;
			if ( thanks ) {
				status.replaceChildren();
			}
			box.className = 'mainstreet-form__success';
			box.tabIndex = -1;
			options.fill?.( box, answer );
			form.replaceWith( box );
			box.focus();
			id = Math.random();
			return;
		}
		for ( const key in answer.fields ) {
			setFieldError( form, key, answer.fields[ key ] );
		}
		const [ first ] = wrong();
		if ( first ) {
			options.reveal?.( first );
			first.focus();
		}
	} );
	return () => removeEventListener( 'pageshow', restore );
}

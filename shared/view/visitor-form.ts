/**
 * Sends a form of Visitor_Form (PHP) in the background. Without it the same form works
 * by itself. Nothing typed is ever lost: the form stays as it is until it was sent. What then
 * stands in its place is the form's `<template>`, printed by the server with the author's markup; from the
 * answer comes text alone. A form without one shows the answer's sentence.
 */

/** What the server answers (src/submissions/pipeline/class-submission-pipeline.php). */
export type Answer = {
	success?: boolean;
	message?: string;
	/** What it puts into the block's own thank-you, as text. */
	parts?: Record< string, string | [ label: string, value: string ][] >;
	redirect?: string;
	/** Of subscriptions: `active` where nothing is left to confirm. */
	state?: string;
	fields?: Record< string, string >;
};

export type Options = {
	/** Takes the place of the browser's own check: an answer that says what is wrong, by the block's sentences. */
	check?: (
		form: HTMLFormElement,
		texts: Record< string, string >
	) => Answer | undefined;
	/** Puts what the answer says into the page's thank-you. */
	fill?: ( thanks: Element, answer: Answer ) => void;
	/** Brings the first wrong control into view before it gets the focus, where the block hides some. */
	reveal?: ( control: HTMLElement ) => void;
	/** Sends the form in the place of `fetch`; undefined leaves it to that. */
	post?: ( to: string, body: FormData ) => Promise< Response > | undefined;
	/** Called once what came of it is said, and before the focus goes anywhere. */
	told?: ( answer: Answer ) => void;
};

/**
 * Fills the error of a field, which the block prints empty and describes its controls by.
 *
 * @param form Form.
 * @param key  Key of the field.
 * @param text What is wrong; '' takes it away.
 */
export function mark( form: HTMLFormElement, key: string, text = '' ): void {
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
 * Makes a form send itself in the background.
 *
 * @param form    Form as Visitor_Form prints it; one without its attributes is left alone.
 * @param options What the block adds.
 */
export function enhance( form: HTMLFormElement, options: Options = {} ): void {
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
	/** Addresses and sentences, as Visitor_Form prints them. */
	let texts: Record< 'url' | 'session' | 'sending' | 'failed', string >;
	try {
		texts = Object( JSON.parse( mainstreetForm ) );
	} catch {
		// Another plugin's filter broke it: the form is sent as forms without script are.
		return;
	}
	// Browsers' own sentences are in another place, another colour and maybe another language.
	form.noValidate = true;
	// Tells a repetition from another submission; the server adds the content.
	let id = Math.random();
	let time: Promise< string > | undefined;
	/** The submission on its way. */
	let current: Event | undefined;

	const say = ( text: string, role: string ) => {
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

	const send = async (): Promise< Answer > => {
		const data = new FormData( form );
		data.set( 'ms_id', `${ id }` );
		if ( time ) {
			data.set( 'ms_k', '1' );
			data.set( 'ms_t', await time );
		}
		try {
			let response = await post( texts.url, data );
			// Some sites close the REST API to strangers.
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
		// Also the text of a choice of one's own: its field is the one that was wrong.
		const [ , key ] =
			( target instanceof Element &&
				wrong()[ 0 ] &&
				/^f\[(.+?)(?::other)?\]/.exec(
					target.getAttribute( 'name' ) ?? ''
				) ) ||
			[];
		if ( key ) {
			mark( form, key );
			if ( ! wrong()[ 0 ] ) {
				say( '', 'status' );
			}
		}
	} );
	// The back/forward cache restores the page as it was left: still sending, or already led elsewhere.
	addEventListener( 'pageshow', ( { persisted } ) => {
		if ( persisted && current ) {
			current = undefined;
			say( '', 'status' );
			options.told?.( { success: true } );
		}
	} );
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
		say( texts.sending, 'status' );
		const answer = options.check?.( form, texts ) ?? ( await send() );
		// An answer that comes after coming back to the page. Sent again, it is the same submission, with the same answer.
		if ( current !== event ) {
			return;
		}
		if ( answer.redirect ) {
			// Whoever comes back may send another submission, not a repetition.
			id = Math.random();
			location.href = answer.redirect;
			return;
		}
		say(
			answer.message ?? texts.failed,
			answer.success ? 'status' : 'alert'
		);
		current = undefined;
		options.told?.( answer );
		if ( answer.success ) {
			// On a page that was cached before forms had a thank-you, the sentence alone.
			const thanks = form
				.querySelector( 'template' )
				?.content.querySelector< HTMLElement >( '*' );
			// A copy: who goes back to the form may send another answer.
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
			mark( form, key, answer.fields[ key ] );
		}
		const [ first ] = wrong();
		if ( first ) {
			options.reveal?.( first );
			first.focus();
		}
	} );
}

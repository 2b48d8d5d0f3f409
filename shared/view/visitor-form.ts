/**
 * Sends a form of Visitor_Form (PHP) in the background. Without it the same form works
 * by itself. Nothing typed is ever lost: the form stays as it is until it was sent.
 */

/** What the server answers (src/php/class-visitor-post.php). */
export type Answer = {
	success?: boolean;
	message?: string;
	html?: string;
	redirect?: string;
	fields?: Record< string, string >;
};

/** Sentences in data-mainstreet-texts. */
export type Texts = Record< 'sending' | 'sent' | 'failed' | 'offline', string >;

export type Options = {
	/** Called when it was sent; `true` says that it showed the success itself. */
	onSuccess?: ( answer: Answer, form: HTMLFormElement ) => boolean | void;
	/** Sentences instead of the server's own. */
	messages?: Partial< Texts >;
};

/** How long an answer may take, in milliseconds. */
const PATIENCE = 60000;

const create = ( tag: string, part: string, text?: string ) => {
	const element = document.createElement( tag );
	element.className = `mainstreet-form__${ part }`;
	element.textContent = text ?? '';
	return element;
};

const request = ( url: string, body?: BodyInit ) =>
	fetch( url, {
		method: body ? 'POST' : 'GET',
		body,
		headers: { Accept: 'application/json' },
		// Missing in browsers of 2021.
		signal: AbortSignal.timeout?.( PATIENCE ),
	} );

/**
 * Makes a form send itself in the background.
 *
 * @param form    Form as Visitor_Form prints it; one without its attributes is left alone.
 * @param options What the block adds.
 */
export function enhance( form: HTMLFormElement, options: Options = {} ): void {
	const { mainstreetForm, mainstreetRoute, mainstreetTexts } = form.dataset;
	if ( ! mainstreetForm ) {
		return;
	}
	const texts: Partial< Texts > = {
		...JSON.parse( mainstreetTexts ?? '{}' ),
		...options.messages,
	};
	// crypto.randomUUID is missing on pages without TLS.
	const id = crypto.getRandomValues( new Uint32Array( 4 ) ).join( '-' );
	let session: Promise< string > | undefined;
	let isBusy = false;
	let touched = '';

	const say = ( text: string | undefined, role: string ) => {
		form.querySelector( '.mainstreet-form__status' )?.remove();
		const status = create( 'p', 'status', text );
		status.classList.add( role === 'alert' ? 'is-error' : 'is-sending' );
		status.setAttribute( 'role', role );
		form.append( status );
	};

	/** Puts an error beside its field; '' takes it away. */
	const mark = ( key: string, text: string ) => {
		const controls = [ ...form.elements ].filter( ( { attributes } ) =>
			[ `f[${ key }]`, `f[${ key }][]` ].includes(
				attributes.getNamedItem( 'name' )?.value ?? ''
			)
		);
		const last = controls[ controls.length - 1 ];
		const errorId = `${ form.id }-${ key.replace( /\s/g, '-' ) }-error`;
		let error = document.getElementById( errorId );
		if ( ! error ) {
			error = create( 'p', 'error' );
			error.id = errorId;
			( last?.closest( 'fieldset,label' ) ?? last )?.after( error );
		}
		error.textContent = text;
		error.hidden = ! text;
		for ( const control of controls ) {
			const described = new Set(
				control.getAttribute( 'aria-describedby' )?.split( ' ' )
			).add( errorId );
			control.setAttribute(
				'aria-describedby',
				[ ...described ].join( ' ' )
			);
			control.setAttribute( 'aria-invalid', `${ !! text }` );
		}
	};

	const succeed = ( answer: Answer ) => {
		if ( answer.redirect ) {
			window.location.href = answer.redirect;
		} else if ( ! options.onSuccess?.( answer, form ) ) {
			const box = create(
				'div',
				'success',
				answer.message || texts.sent
			);
			if ( answer.html ) {
				box.replaceChildren(
					...new DOMParser().parseFromString(
						answer.html,
						'text/html'
					).body.childNodes
				);
			}
			box.tabIndex = -1;
			box.setAttribute( 'role', 'status' );
			form.replaceWith( box );
			box.focus();
		}
	};

	let marked: string[] = [];
	const fail = ( answer: Answer ) => {
		const fields = Object.entries( answer.fields ?? {} );
		marked = fields.map( ( [ key, text ] ) => {
			mark( key, text );
			return key;
		} );
		say( answer.message || texts.failed, 'alert' );
		form.querySelector< HTMLElement >( '[aria-invalid=true]' )?.focus();
	};

	const send = async () => {
		const data = new FormData( form );
		data.set( 'ms_id', id );
		data.set( 'ms_k', touched );
		data.set( 'ms_t', ( await session ) ?? '' );
		const body =
			form.enctype === 'multipart/form-data'
				? data
				: new URLSearchParams(
						[ ...data ].map( ( [ key, value ] ) => [
							key,
							`${ value }`,
						] )
					);
		let response = await request( mainstreetForm + mainstreetRoute, body );
		// Some sites close the REST API to strangers.
		if ( [ 401, 403, 404 ].includes( response.status ) ) {
			response = await request( form.action, body );
		}
		return response;
	};

	form.addEventListener( 'focusin', () => {
		session ??= request( `${ mainstreetForm }session` )
			.then( ( response ) => response.json() )
			.then(
				( { t } ) => t,
				() => ''
			);
	} );
	for ( const type of [ 'keydown', 'pointerdown' ] ) {
		form.addEventListener( type, () => ( touched = '1' ) );
	}
	form.addEventListener( 'submit', async ( event ) => {
		event.preventDefault();
		if ( isBusy ) {
			return;
		}
		isBusy = true;
		marked.forEach( ( key ) => mark( key, '' ) );
		say( texts.sending, 'status' );
		const response = await send().catch( () => null );
		const answer: Answer = response
			? ( ( await response.json().catch( () => null ) ) ?? {} )
			: { message: texts.offline };
		isBusy = false;
		if ( answer.success ) {
			succeed( answer );
		} else {
			fail( answer );
		}
	} );
}

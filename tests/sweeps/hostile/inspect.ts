/**
 * What a rendering is made of. These functions run in the browser, whose parser
 * decides what is an element; they refer to nothing outside themselves.
 */
type Anatomy = {
	tags: string[];
	styles: string[];
	/** Things that must never be there. */
	faults: string[];
};

/** A rendering's anatomy and how it came about. */
export type Result = Anatomy & {
	errors: string[];
	ms: number;
	/** Number of the rendering; the same for contents that PHP makes the same of. */
	place: number;
};

/**
 * Has PHP render contents and takes what it printed apart.
 *
 * @param request         What to render.
 * @param request.asked   Body of the request to tests/fakes/render.php.
 * @param request.options Options of the site for it, as JSON.
 */
export async function renderAndInspect( request: {
	asked: string;
	options: string;
} ): Promise< Result[] > {
	const script =
		/^(?:javascript|vbscript|livescript|data:(?!image\/(?:png|jpe?g|gif|webp|avif)))/i;
	const isAddress =
		/^(?:href|src|srcset|action|formaction|xlink:href|poster|data|background|cite)$/;
	const isData =
		/^(?:application\/(?:ld\+)?json|importmap|speculationrules)$/;

	const findFaults = ( element: Element ): string[] => {
		const faults: string[] = [];
		const add = ( fault: string ) =>
			faults.push(
				`${ fault } in ${ element.outerHTML.slice( 0, 160 ) }`
			);
		for ( const { name, value } of element.attributes ) {
			if ( /^on/.test( name ) ) {
				add( `event handler ${ name }` );
			}
			if ( name === 'data-probe' ) {
				add( 'text became markup' );
			}
			if (
				isAddress.test( name ) &&
				script.test( value.replace( /[\u0000-\u0020]/g, '' ) )
			) {
				add( `script address ${ name }` );
			}
			if ( name === 'srcdoc' || name === 'autofocus' ) {
				add( name );
			}
			if (
				name === 'style' &&
				/javascript:|expression\(/i.test( value )
			) {
				add( 'script in style' );
			}
		}
		const type = element.getAttribute( 'type' ) ?? '';
		if ( element.tagName === 'SCRIPT' && ! isData.test( type ) ) {
			add( 'script' );
		}
		if ( isData.test( type ) ) {
			try {
				JSON.parse( element.textContent ?? '' );
			} catch {
				add( 'broken JSON' );
			}
		}
		return faults;
	};

	const inspect = ( html: string ): Anatomy => {
		const { body } = new DOMParser().parseFromString( html, 'text/html' );
		const elements = [ ...body.querySelectorAll( '*' ) ];
		const styled = [ ...body.querySelectorAll< HTMLElement >( '[style]' ) ];
		return {
			tags: [ ...new Set( elements.map( ( { tagName } ) => tagName ) ) ],
			styles: [
				...new Set(
					styled.flatMap( ( { style } ) =>
						style ? [ ...style ] : []
					)
				),
			],
			faults: elements.flatMap( findFaults ),
		};
	};

	const response = await fetch( '/?mainstreet_test=render', {
		method: 'POST',
		headers: {
			'Content-Type': 'application/json',
			'X-Mainstreet-Options': request.options,
		},
		body: request.asked,
	} );
	const text = await response.text();
	if ( ! text.startsWith( '{' ) ) {
		throw new Error( `Rendering ended early: ${ text.slice( 0, 500 ) }` );
	}
	const answer: {
		renderings: string[];
		trials: [ number, string[], number ][];
	} = JSON.parse( text );
	const anatomies = answer.renderings.map( inspect );
	return answer.trials.map( ( [ place, errors, ms ] ) => ( {
		...( anatomies[ place ] ?? {
			tags: [],
			styles: [],
			faults: [ 'it was not inspected' ],
		} ),
		errors,
		ms,
		place,
	} ) );
}

/**
 * Puts a hostile text in the place of every attribute value, or of every text, of
 * saved markup. Properly quoted: the markup stays what it is, its values do not.
 *
 * @param options         What to change.
 * @param options.content Serialised blocks.
 * @param options.texts   The hostile texts.
 * @return Serialised blocks: for each text, with changed attributes, classes and styles, and texts.
 */
export function poison( options: {
	content: string;
	texts: string[];
} ): string[] {
	const change = ( alter: ( element: Element ) => void ): string => {
		const template = document.createElement( 'template' );
		template.innerHTML = options.content;
		template.content.querySelectorAll( '*' ).forEach( alter );
		return template.innerHTML;
	};
	const setAll = ( hostile: string, names: ( name: string ) => boolean ) =>
		change( ( element ) =>
			element
				.getAttributeNames()
				.filter( names )
				.forEach( ( name ) => element.setAttribute( name, hostile ) )
		);
	const setTexts = ( hostile: string ) =>
		change( ( element ) =>
			[ ...element.childNodes ]
				.filter(
					( { nodeType, nodeValue } ) =>
						nodeType === 3 && nodeValue?.trim()
				)
				.forEach( ( text ) => {
					text.nodeValue = hostile;
				} )
		);
	const isLook = ( name: string ) => name === 'class' || name === 'style';
	return options.texts.flatMap( ( hostile ) => [
		setAll( hostile, ( name ) => ! isLook( name ) ),
		setAll( hostile, isLook ),
		setTexts( hostile ),
	] );
}

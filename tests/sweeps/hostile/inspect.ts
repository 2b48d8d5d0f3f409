/**
 * What a rendering is made of. These functions run in the browser, whose parser
 * decides what is an element; they refer to nothing outside themselves.
 */
export type Anatomy = {
	tags: string[];
	styles: string[];
	/** Things that must never be there. */
	faults: string[];
};

/**
 * Takes renderings apart.
 *
 * @param renderings HTML of each.
 */
export function inspect( renderings: string[] ): Anatomy[] {
	const script =
		/^(?:javascript|vbscript|livescript|data:(?!image\/(?:png|jpe?g|gif|webp|avif)))/i;
	const isAddress =
		/^(?:href|src|srcset|action|formaction|xlink:href|poster|data|background|cite)$/;
	const isData =
		/^(?:application\/(?:ld\+)?json|importmap|speculationrules)$/;

	const findFaults = ( element: Element ): string[] => {
		const shown = element.outerHTML.slice( 0, 160 );
		const faults: string[] = [];
		for ( const { name, value } of element.attributes ) {
			const address = value.replace( /[\u0000-\u0020]/g, '' );
			if ( /^on/.test( name ) ) {
				faults.push( `event handler ${ name } in ${ shown }` );
			}
			if ( name === 'data-probe' ) {
				faults.push( `text became markup in ${ shown }` );
			}
			if ( isAddress.test( name ) && script.test( address ) ) {
				faults.push( `script address ${ name } in ${ shown }` );
			}
			if ( name === 'srcdoc' || name === 'autofocus' ) {
				faults.push( `${ name } in ${ shown }` );
			}
			if (
				name === 'style' &&
				/javascript:|expression\(/i.test( value )
			) {
				faults.push( `script in style in ${ shown }` );
			}
		}
		if (
			element.tagName === 'SCRIPT' &&
			! isData.test( element.getAttribute( 'type' ) ?? '' )
		) {
			faults.push( `script ${ shown }` );
		}
		if ( isData.test( element.getAttribute( 'type' ) ?? '' ) ) {
			try {
				JSON.parse( element.textContent ?? '' );
			} catch {
				faults.push( `broken JSON in ${ shown }` );
			}
		}
		return faults;
	};

	return renderings.map( ( html ) => {
		const { body } = new DOMParser().parseFromString( html, 'text/html' );
		const elements = [ ...body.querySelectorAll< HTMLElement >( '*' ) ];
		return {
			tags: [ ...new Set( elements.map( ( { tagName } ) => tagName ) ) ],
			styles: [
				...new Set(
					elements.flatMap( ( { style } ) =>
						style ? [ ...style ] : []
					)
				),
			],
			faults: elements.flatMap( findFaults ),
		};
	} );
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

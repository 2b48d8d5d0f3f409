/**
 * Runs inside a page, and finds what spoils a screenshot of it: see check.mjs. Self-contained, because the browser gets its text.
 *
 * @param {Object}   wanted
 * @param {string[]} wanted.whole What has to be in the picture as a whole: selectors.
 * @param {Object}   wanted.clip  The picture, in CSS pixels of the page.
 * @return {{loading: string[], faults: string[], media: Object[]}} Media: rectangles of images, videos and canvases, relative to the clip.
 */
// eslint-disable-next-line no-unused-vars
function findFaults( { whole, clip } ) {
	/** What is still being loaded. */
	const LOADING =
		'.components-spinner, .components-placeholder__loading, [aria-busy="true"], .block-editor-block-list__block.is-loading';
	/** What asks for attention or reports a fault. */
	const NOTICES =
		'.notice, .update-nag, .components-notice, .components-snackbar, .components-modal__frame, .components-guide, .block-editor-warning, .mainstreet-form-settings__notice, [class*="__error"], [role="alert"]';
	/** PHP prints its complaints as text. */
	const COMPLAINT =
		/(?:Warning|Notice|Deprecated|Fatal error)\s*: .* on line \d+/;
	/** A fraction of a line is the shadow of its letters and no cut. */
	const SLACK = 3;

	const view = {
		left: clip.x - window.scrollX,
		top: clip.y - window.scrollY,
		right: clip.x - window.scrollX + clip.width,
		bottom: clip.y - window.scrollY + clip.height,
	};
	const intersect = ( a, b ) => ( {
		left: Math.max( a.left, b.left ),
		top: Math.max( a.top, b.top ),
		right: Math.min( a.right, b.right ),
		bottom: Math.min( a.bottom, b.bottom ),
	} );
	const isEmpty = ( { left, top, right, bottom } ) =>
		right - left <= SLACK || bottom - top <= SLACK;
	const isCut = ( full, seen ) =>
		seen.left - full.left > SLACK ||
		seen.top - full.top > SLACK ||
		full.right - seen.right > SLACK ||
		full.bottom - seen.bottom > SLACK;

	/** The part of a rectangle that is visible, where an element and its ancestors clip what is in them. */
	function clipTo( rect, element ) {
		let seen = intersect( rect, view );
		for (
			let each = element;
			each && each !== document.body;
			each = each.parentElement
		) {
			const { overflow, position } = window.getComputedStyle( each );
			if ( overflow !== 'visible' ) {
				seen = intersect( seen, each.getBoundingClientRect() );
			}
			if ( position === 'fixed' ) {
				break;
			}
		}
		return seen;
	}
	const getVisible = ( element ) =>
		clipTo(
			element.getBoundingClientRect(),
			window.getComputedStyle( element ).position === 'fixed'
				? null
				: element.parentElement
		);
	const isShown = ( element ) =>
		element.checkVisibility( {
			opacityProperty: true,
			visibilityProperty: true,
		} );
	const isInPicture = ( element ) =>
		isShown( element ) && ! isEmpty( getVisible( element ) );
	const describe = ( element ) =>
		`${ element.localName }.${ String( element.getAttribute( 'class' ) ).trim().split( /\s+/ ).join( '.' ) } “${ element.textContent.trim().replace( /\s+/g, ' ' ).slice( 0, 60 ) }”`;
	const all = ( selector ) => [ ...document.querySelectorAll( selector ) ];

	const images = all( 'img' ).filter( isInPicture );
	const loading = [
		...all( LOADING ).filter( isInPicture ).map( describe ),
		...images
			.filter( ( image ) => ! image.complete )
			.map( ( image ) => image.src ),
	];
	const faults = [
		...all( NOTICES )
			.filter(
				( element ) =>
					isInPicture( element ) && element.textContent.trim() !== ''
			)
			.map( ( element ) => `a notice: ${ describe( element ) }` ),
		...images
			.filter( ( image ) => image.complete && ! image.naturalWidth )
			.map( ( image ) => `an image without a file: ${ image.src }` ),
	];
	const complaint = COMPLAINT.exec( document.body.innerText );
	if ( complaint ) {
		faults.push( `a message of PHP: ${ complaint[ 0 ] }` );
	}
	for ( const selector of whole ) {
		const element = all( selector ).find( isShown );
		const rect = element?.getBoundingClientRect();
		if ( ! rect || isEmpty( getVisible( element ) ) ) {
			faults.push( `${ selector } is not in the picture` );
		} else if ( isCut( rect, getVisible( element ) ) ) {
			faults.push( `${ selector } is cut` );
		}
	}

	/** Lines of text through which the picture's edge, or that of a list which scrolls, goes. */
	const walker = document.createTreeWalker(
		document.body,
		window.NodeFilter.SHOW_TEXT
	);
	const range = document.createRange();
	while ( walker.nextNode() ) {
		const element = walker.currentNode.parentElement;
		if ( walker.currentNode.data.trim() === '' || ! isShown( element ) ) {
			continue;
		}
		range.selectNodeContents( walker.currentNode );
		for ( const line of range.getClientRects() ) {
			const seen = clipTo( line, element );
			const isHigh =
				seen.top - line.top > SLACK ||
				line.bottom - seen.bottom > SLACK;
			if ( ! isEmpty( seen ) && isHigh ) {
				faults.push(
					`a line is cut: “${ walker.currentNode.data.trim().slice( 0, 60 ) }”`
				);
			}
		}
	}
	for ( const icon of all( 'svg' ).filter( isInPicture ) ) {
		const full = icon.getBoundingClientRect();
		const seen = getVisible( icon );
		if (
			seen.top - full.top > SLACK ||
			full.bottom - seen.bottom > SLACK
		) {
			faults.push(
				`a line is cut: its icon in ${ describe( icon.parentElement ) }`
			);
		}
	}
	if (
		document.documentElement.scrollWidth >
		document.documentElement.clientWidth + 1
	) {
		faults.push( 'the page is wider than its window' );
	}
	const media = all( 'img, video, canvas' )
		.filter( isInPicture )
		.map( ( element ) => {
			const seen = getVisible( element );
			return {
				name: element.getAttribute( 'alt' ) || describe( element ),
				x: seen.left - view.left,
				y: seen.top - view.top,
				width: seen.right - seen.left,
				height: seen.bottom - seen.top,
			};
		} )
		// Icons may be of one color.
		.filter( ( { width, height } ) => width > 60 && height > 60 );
	return { loading, faults: [ ...new Set( faults ) ], media };
}

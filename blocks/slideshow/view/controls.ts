import { fill, type Settings } from './settings';

/** More dots do not fit on a phone: then the position is shown as numbers. */
const MAX_DOTS = 12;

/** Creates a button in place of a saved control, with its classes. */
export function makeButton(
	part: 'button-pause' | 'button-prev' | 'button-next' | 'bullet',
	label: string,
	onClick: () => void
): HTMLButtonElement {
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = `wp-block-jetpack-slideshow_${ part }`;
	button.setAttribute( 'aria-label', label );
	button.addEventListener( 'click', onClick );
	return button;
}

/**
 * Fills the row below the slides: a dot per slide, or numbers.
 *
 * @param row    The saved, empty row.
 * @param total  Number of slides.
 * @param texts  Translated texts.
 * @param choose Shows a slide.
 * @return Marks the current slide.
 */
export function fillPagination(
	row: Element | null,
	total: number,
	texts: Settings[ 'texts' ],
	choose: ( index: number ) => void
): ( current: number ) => void {
	if ( ! row ) {
		return () => {};
	}
	if ( total > MAX_DOTS ) {
		// The label of the slide tells screen readers the same.
		row.setAttribute( 'aria-hidden', 'true' );
		return ( current ) => {
			row.textContent = `${ current + 1 } / ${ total }`;
		};
	}
	const dots = Array.from( { length: total }, ( _, index ) =>
		makeButton( 'bullet', fill( texts.goTo, index + 1 ), () =>
			choose( index )
		)
	);
	row.setAttribute( 'role', 'group' );
	row.setAttribute( 'aria-label', texts.choose );
	row.replaceChildren( ...dots );
	return ( current ) =>
		dots.forEach( ( dot, index ) =>
			dot.setAttribute( 'aria-current', String( index === current ) )
		);
}

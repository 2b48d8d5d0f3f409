/**
 * The slider over two pictures: the page's and the editor's. CSS draws everything
 * from one custom property, in per cent, so a new size needs no work.
 */

/** Per cent shown of the picture whose label is pressed. */
const NEARLY_ALL = 90;

/**
 * Puts the slider over the two pictures of a box, in the middle.
 *
 * @param box Element `.juxtapose`. Its `data-mode` tells the orientation; `data-slider`,
 *            `data-before` and `data-after` are the translated texts.
 * @return What was added to the box.
 */
export function mountSlider( box: HTMLElement ): HTMLElement[] {
	const { mode, slider: name = '', before = '', after = '' } = box.dataset;
	const isVertical = mode === 'vertical';
	const isReversed =
		! isVertical && getComputedStyle( box ).direction === 'rtl';
	const create = < K extends 'div' | 'button' >(
		tag: K,
		className: string
	) => {
		const element = box.ownerDocument.createElement( tag );
		element.className = className;
		return element;
	};
	const slider = create( 'div', 'jx-slider' );
	const handle = create( 'div', 'jx-handle' );
	let position = 0;

	const moveTo = ( value: number ) => {
		position = Math.min( Math.max( value, 0 ), 100 );
		box.style.setProperty( '--mainstreet-position', position + '%' );
		handle.setAttribute( 'aria-valuenow', '' + Math.round( position ) );
	};

	const buttons = [ before, after ].map( ( text, index ) => {
		const button = create( 'button', 'jx-label' );
		const image = box.querySelectorAll( 'img' )[ index ];
		const reveal = () => moveTo( index ? 100 - NEARLY_ALL : NEARLY_ALL );
		button.type = 'button';
		button.textContent = text;
		button.onclick = reveal;
		if ( image ) {
			image.classList.add( 'jx-image' );
			// Not a stop of the Tab key, which has the label.
			image.tabIndex = -1;
			image.onkeydown = ( event ) => {
				if ( event.key === 'Enter' || event.key === ' ' ) {
					event.preventDefault();
					reveal();
				}
			};
		}
		return button;
	} );

	// Its least and greatest value are the role's defaults, 0 and 100.
	handle.tabIndex = 0;
	handle.setAttribute( 'role', 'slider' );
	handle.setAttribute( 'aria-label', name );
	handle.setAttribute(
		'aria-orientation',
		isVertical ? 'vertical' : 'horizontal'
	);
	handle.onkeydown = ( event ) => {
		// The handle goes where the arrow points.
		const target = {
			ArrowLeft: position - ( isReversed ? -1 : 1 ),
			ArrowRight: position + ( isReversed ? -1 : 1 ),
			ArrowUp: position + ( isVertical ? -1 : 1 ),
			ArrowDown: position - ( isVertical ? -1 : 1 ),
			Home: 0,
			End: 100,
		}[ event.key ];
		if ( target !== undefined ) {
			event.preventDefault();
			moveTo( target );
		}
	};

	const follow = ( event: MouseEvent ) => {
		const { left, top, width, height } = box.getBoundingClientRect();
		const part = isVertical
			? ( event.clientY - top ) / height
			: ( event.clientX - left ) / width;
		moveTo( 100 * ( isReversed ? 1 - part : part ) );
	};
	// A press alone does not move it: the finger may be about to scroll the page.
	slider.onpointerdown = ( event ) => {
		slider.setPointerCapture( event.pointerId );
	};
	slider.onpointermove = ( event ) => {
		if ( slider.hasPointerCapture( event.pointerId ) ) {
			follow( event );
		}
	};
	slider.onclick = follow;

	moveTo( 50 );
	slider.append( handle );
	box.append( slider, ...buttons );
	box.classList.add( 'is-ready' );
	return [ slider, ...buttons ];
}

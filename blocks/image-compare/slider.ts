/**
 * The slider over two images: the page's and the editor's. CSS draws everything
 * from one custom property, in per cent, so that the line follows a new size by itself.
 */

/** Per cent shown of the image whose label is pressed. */
const NEARLY_ALL = 90;

/** Milliseconds without a further change of size until labels are laid out anew. */
const RESIZE_DELAY = 200;

/**
 * Puts the slider over the two images of a box.
 *
 * @param box Element `.juxtapose`. Its `data-mode` tells the orientation, `data-start` the per cent
 *            at first; `data-slider`, `data-before` and `data-after` are the texts. A label
 *            without text is hidden by style sheet.
 */
export function mountSlider( box: HTMLElement ): void {
	const {
		mode = '',
		slider: name = '',
		before = '',
		after = '',
		start = '50',
	} = box.dataset;
	const isVertical = mode === 'vertical';
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
	const down = isVertical ? 1 : -1;
	// From right to left the first image is on the right.
	const right = getComputedStyle( box ).direction === 'rtl' ? down : 1;
	let position: number;
	let timer: ReturnType< typeof setTimeout >;

	const moveTo = ( value: number ) => {
		position = Math.max( 0, Math.min( 100, value ) );
		box.style.setProperty( '--mainstreet-position', position + '%' );
		handle.setAttribute( 'aria-valuenow', position.toFixed() );
	};

	const buttons = [ before, after ].map( ( text, index ) => {
		const button = create( 'button', 'jx-label' );
		const image = box.querySelectorAll( 'img' )[ index ];
		button.type = 'button';
		button.onclick = () => moveTo( index ? 100 - NEARLY_ALL : NEARLY_ALL );
		button.textContent = text;
		if ( image ) {
			image.classList.add( 'jx-image' );
			// Not a stop of the Tab key, which has the label. Decoration takes no focus at all.
			if ( image.alt ) {
				image.tabIndex = -1;
			}
			image.onkeydown = ( event ) => {
				if ( event.key === 'Enter' || event.key === ' ' ) {
					event.preventDefault();
					button.click();
				}
			};
		}
		return button;
	} );

	// Its least and greatest value are the role's defaults, 0 and 100.
	handle.tabIndex = 0;
	handle.setAttribute( 'aria-label', name );
	handle.setAttribute( 'aria-orientation', mode );
	handle.setAttribute( 'role', 'slider' );
	handle.onkeydown = ( event ) => {
		// The handle goes where the arrow points.
		const step = {
			ArrowLeft: -right,
			ArrowRight: right,
			ArrowUp: -down,
			ArrowDown: down,
			Home: -100,
			End: 100,
		}[ event.key ];
		if ( step ) {
			event.preventDefault();
			moveTo( position + step );
		}
	};

	const follow = ( event: MouseEvent ) => {
		const part = isVertical
			? event.offsetY / slider.offsetHeight
			: event.offsetX / slider.offsetWidth;
		// A click on the handle is where the line is already.
		if ( event.target === slider ) {
			moveTo( 100 * ( right > 0 ? part : 1 - part ) );
		}
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

	moveTo( +start );
	slider.append( handle );
	box.append( slider, ...buttons );
	box.classList.add( 'is-ready' );

	// How long the labels are depends on language and font: side by side only where both fit.
	new ResizeObserver( () => {
		clearTimeout( timer );
		timer = setTimeout( () => {
			slider.classList.toggle(
				'is-narrow',
				buttons.reduce(
					( sum, label ) => sum + label.offsetWidth,
					24
				) > slider.offsetWidth
			);
		}, RESIZE_DELAY );
	} ).observe( slider );
}

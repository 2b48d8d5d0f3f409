/**
 * Slider over two images, for the page and the editor. CSS positions everything by one custom property in percent, so that the line follows
 * changes of the size by itself.
 */

/** Percentage that a click on an image's label shows of it. */
const NEARLY_ALL = 90;

/** Milliseconds after the last change of the size until the labels are arranged again. */
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
	// In right-to-left languages, the first image is on the right.
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
			// Not in the tab order, because its label is. Decorative images cannot be focused at all.
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

	// Minimum and maximum are the defaults of the role, 0 and 100.
	handle.tabIndex = 0;
	handle.setAttribute( 'aria-label', name );
	handle.setAttribute( 'aria-orientation', mode );
	handle.setAttribute( 'role', 'slider' );
	handle.onkeydown = ( event ) => {
		// The handle moves in the direction of the arrow.
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
		// The line is already at the handle.
		if ( event.target === slider ) {
			moveTo( 100 * ( right > 0 ? part : 1 - part ) );
		}
	};
	// A press alone does not move it: the visitor may be scrolling the page by touch.
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

	// The width of the labels depends on language and font: they are side by side only if both fit.
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

/**
 * The slider over two pictures: the page's and the editor's. CSS draws everything
 * from one custom property, in per cent, so a new size needs no work.
 */

/** Texts of the controls, translated by whoever mounts the slider. */
export type Labels = { slider: string; before: string; after: string };

/** Per cent of the first picture that is shown at the start. */
const START = 50;
/** Per cent shown of the picture whose label is pressed. */
const NEARLY_ALL = 90;

/**
 * Puts the slider over the two pictures of a box.
 *
 * @param box    Element `.juxtapose`; its `data-mode` tells the orientation.
 * @param labels Texts.
 * @return Takes the slider away again.
 */
export function mountSlider( box: HTMLElement, labels: Labels ): () => void {
	const owner = box.ownerDocument;
	const images = [ ...box.querySelectorAll( 'img' ) ];
	const isVertical = box.dataset.mode === 'vertical';
	const controller = new AbortController();
	const { signal } = controller;
	let position = START;
	let isDragging = false;

	const create = < K extends 'div' | 'button' >( tag: K, name: string ) => {
		const element = owner.createElement( tag );
		element.className = name;
		return element;
	};
	const slider = create( 'div', 'jx-slider' );
	const handle = create( 'div', 'jx-handle' );

	const moveTo = ( value: number ) => {
		position = Math.min( Math.max( value, 0 ), 100 );
		box.style.setProperty( '--mainstreet-position', `${ position }%` );
		handle.setAttribute( 'aria-valuenow', `${ Math.round( position ) }` );
	};
	// Read at each use: the editor can turn the text direction.
	const isRtl = () => getComputedStyle( box ).direction === 'rtl';

	const follow = ( { clientX, clientY }: MouseEvent ) => {
		const { left, top, width, height } = box.getBoundingClientRect();
		const across = ( ( clientX - left ) / width ) * 100;
		if ( isVertical ) {
			moveTo( ( ( clientY - top ) / height ) * 100 );
		} else {
			moveTo( isRtl() ? 100 - across : across );
		}
	};

	const buttons = images.map( ( image, index ) => {
		const label = create(
			'button',
			`jx-label jx-${ index ? 'after' : 'before' }`
		);
		const reveal = () => moveTo( index ? 100 - NEARLY_ALL : NEARLY_ALL );
		label.type = 'button';
		label.textContent = index ? labels.after : labels.before;
		label.onclick = reveal;
		slider.append( label );
		image.classList.add( 'jx-image' );
		// Reached by a click; the keyboard has the label.
		image.tabIndex = -1;
		image.addEventListener(
			'keydown',
			( event ) => {
				if ( event.key === 'Enter' || event.key === ' ' ) {
					event.preventDefault();
					reveal();
				}
			},
			{ signal }
		);
		return label;
	} );

	handle.tabIndex = 0;
	for ( const [ name, value ] of Object.entries( {
		role: 'slider',
		'aria-label': labels.slider,
		'aria-orientation': isVertical ? 'vertical' : 'horizontal',
		'aria-valuemin': '0',
		'aria-valuemax': '100',
	} ) ) {
		handle.setAttribute( name, value );
	}
	handle.onkeydown = ( event ) => {
		const forward = isRtl() && ! isVertical ? -1 : 1;
		// The handle goes where the arrow points.
		const target = {
			ArrowLeft: position - forward,
			ArrowRight: position + forward,
			ArrowUp: isVertical ? position - 1 : position + 1,
			ArrowDown: isVertical ? position + 1 : position - 1,
			PageUp: position + 10,
			PageDown: position - 10,
			Home: 0,
			End: 100,
		}[ event.key ];
		if ( target !== undefined ) {
			event.preventDefault();
			moveTo( target );
		}
	};
	slider.append( handle );

	const on = < K extends keyof HTMLElementEventMap >(
		type: K,
		listener: ( event: HTMLElementEventMap[ K ] ) => void
	) => box.addEventListener( type, listener, { signal } );
	const isLabel = ( { target }: Event ) =>
		buttons.some( ( label ) => label === target );
	// A press alone does not move it: the finger may be about to scroll the page.
	on( 'pointerdown', ( event ) => {
		isDragging = event.button === 0 && ! isLabel( event );
		if ( isDragging ) {
			box.setPointerCapture( event.pointerId );
		}
	} );
	on( 'pointermove', ( event ) => isDragging && follow( event ) );
	on( 'lostpointercapture', () => {
		isDragging = false;
	} );
	on( 'click', ( event ) => ! isLabel( event ) && follow( event ) );
	on( 'dragstart', ( event ) => event.preventDefault() );

	moveTo( START );
	box.append( slider );
	box.classList.add( 'is-ready' );

	return () => {
		controller.abort();
		slider.remove();
		box.classList.remove( 'is-ready' );
	};
}

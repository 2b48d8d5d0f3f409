import { openDialog } from '@shared/view/dialog';

/** What the lightbox says; '' for what is missing. */
const TEXTS = {
	name: '',
	close: '',
	previous: '',
	next: '',
	position: '',
	failure: '',
};

type Texts = typeof TEXTS;

/** Reads the texts, in an attribute that whoever writes a post can write. */
function readTexts( json = '' ): Texts {
	const texts = { ...TEXTS };
	try {
		for ( const [ key, text ] of Object.entries( JSON.parse( json ) ) ) {
			if ( key in texts && typeof text === 'string' ) {
				Object.assign( texts, { [ key ]: text } );
			}
		}
	} catch {
		// The images are shown without.
	}
	return texts;
}

const SWIPE = 40; // px

/** One image: its link, and the image in the gallery that the author described. */
type Picture = { link: HTMLAnchorElement; alt: string; caption: string };

/** The gallery's images; every one has one link that opens it. */
const findPictures = ( root: Element ): Picture[] =>
	[
		...root.querySelectorAll< HTMLAnchorElement >(
			'a.tiled-gallery__zoom'
		),
	].map( ( link ) => ( {
		link,
		alt: link.closest( 'figure' )?.querySelector( 'img' )?.alt ?? '',
		caption: link.dataset.caption ?? '',
	} ) );

const create = < Name extends keyof HTMLElementTagNameMap >(
	parent: Element,
	name: Name
): HTMLElementTagNameMap[ Name ] =>
	parent.appendChild( document.createElement( name ) );

function addButton( dialog: Element, label: string, step?: number ) {
	const button = create( dialog, 'button' );
	button.type = 'button';
	button.ariaLabel = label;
	button.title = label;
	if ( step ) {
		button.dataset.step = `${ step }`;
	}
	return button;
}

/** Moves by keys and by a finger; back is left, or right where one reads from there. */
function listen(
	dialog: HTMLDialogElement,
	figure: HTMLElement,
	step: ( by: number ) => void
): void {
	const forward = () =>
		getComputedStyle( dialog ).direction === 'rtl' ? -1 : 1;
	dialog.addEventListener( 'keydown', ( { key } ) => {
		const by = { ArrowLeft: -1, ArrowRight: 1 }[ key ];
		if ( by ) {
			step( by * forward() );
		}
	} );
	let start = 0;
	let isTouch = false;
	figure.addEventListener(
		'touchstart',
		( { touches } ) => {
			// Two fingers enlarge.
			isTouch = touches.length === 1;
			start = touches[ 0 ]?.clientX ?? 0;
		},
		{ passive: true }
	);
	figure.addEventListener( 'touchend', ( { changedTouches } ) => {
		const by = ( changedTouches[ 0 ]?.clientX ?? start ) - start;
		if (
			isTouch &&
			Math.abs( by ) > SWIPE &&
			visualViewport?.scale === 1
		) {
			step( -Math.sign( by ) * forward() );
		}
	} );
}

/** Whether a click on the element missed the visible image: a portrait image leaves space at its sides. */
function isBeside(
	image: HTMLImageElement,
	{ target, offsetX, offsetY }: MouseEvent
): boolean {
	const { clientHeight, clientWidth, naturalHeight, naturalWidth } = image;
	const scale = Math.min(
		clientWidth / naturalWidth,
		clientHeight / naturalHeight
	);
	const isOutside = ( at: number, room: number, size: number ) =>
		Math.abs( at - room / 2 ) > ( size * scale ) / 2;
	return (
		target === image &&
		( isOutside( offsetX, clientWidth, naturalWidth ) ||
			isOutside( offsetY, clientHeight, naturalHeight ) )
	);
}

/** Fills the dialog; gives what shows an image. */
function build( dialog: HTMLDialogElement, pictures: Picture[], texts: Texts ) {
	const figure = create( dialog, 'figure' );
	const image = create( figure, 'img' );
	const caption = create( figure, 'figcaption' );
	const position = create( dialog, 'output' );
	const many = pictures.length > 1;
	let current = 0;

	const show = ( index: number ) => {
		current = ( index + pictures.length ) % pictures.length;
		const picture = pictures[ current ];
		if ( ! picture ) {
			return;
		}
		image.src = picture.link.href;
		image.alt = picture.alt;
		caption.textContent = picture.caption;
		if ( many ) {
			position.textContent = texts.position
				.replace( '%1$d', `${ current + 1 }` )
				.replace( '%2$d', `${ pictures.length }` );
			// The next one is likely to be wanted.
			new Image().src =
				pictures[ ( current + 1 ) % pictures.length ]?.link.href ?? '';
		}
	};
	const step = ( by: number ) => show( current + by );
	image.addEventListener( 'error', () => {
		caption.textContent = texts.failure;
	} );
	addButton( dialog, texts.close ).addEventListener( 'click', () =>
		dialog.close()
	);
	if ( many ) {
		for ( const by of [ -1, 1 ] ) {
			addButton(
				dialog,
				by < 0 ? texts.previous : texts.next,
				by
			).addEventListener( 'click', () => step( by ) );
		}
		listen( dialog, figure, step );
	}
	figure.addEventListener( 'click', ( event ) => {
		if ( event.target === figure || isBeside( image, event ) ) {
			dialog.close();
		}
	} );
	return show;
}

/** Two presses may come before the dialog is there. */
let isOpen = false;

/**
 * Shows an image large, and the others of its gallery with it.
 *
 * @param link Link of the image.
 */
export function open( link: HTMLAnchorElement ): void {
	const root = link.closest< HTMLElement >( '[data-mainstreet-lightbox]' );
	if ( ! root || isOpen ) {
		return;
	}
	const texts = readTexts( root.dataset.mainstreetLightbox );
	const pictures = findPictures( root );
	const dialog = create( document.body, 'dialog' );
	dialog.className = 'mainstreet-lightbox';
	dialog.ariaLabel = texts.name;
	// The gallery may stand in a part of another direction.
	dialog.dir = getComputedStyle( root ).direction;
	build(
		dialog,
		pictures,
		texts
	)( pictures.findIndex( ( picture ) => picture.link === link ) );
	isOpen = true;
	dialog.addEventListener( 'close', () => {
		isOpen = false;
		dialog.remove();
	} );
	openDialog( dialog, link );
}

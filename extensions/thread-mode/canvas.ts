import { END_CLASS } from './format';

const ID = 'mainstreet-thread-ends';

/** A dashed line in a color that is visible on light and dark backgrounds. */
const LINE = '2px dashed #8c8f94';

const IN_TEXT = `
	mark.${ END_CLASS } {
		background: none;
		color: inherit;
		border-inline-end: ${ LINE };
		padding-inline-end: 0.25em;
		margin-inline-end: 0.25em;
	}`;

const UNDER_BLOCK = `{ border-block-end: ${ LINE }; padding-block-end: 0.5em; }`;

/** The document of the canvas: a frame's, or on sites with old meta boxes that of the editor. */
function getDocument(): Document {
	const frame = document.querySelector< HTMLIFrameElement >(
		'iframe[name="editor-canvas"]'
	);
	return frame?.contentDocument ?? document;
}

const getSheet = ( canvas: Document ): HTMLElement => {
	const found = canvas.getElementById( ID );
	const sheet = found ?? canvas.createElement( 'style' );
	if ( ! found ) {
		sheet.id = ID;
		canvas.head.append( sheet );
	}
	return sheet;
};

/**
 * Shows the ends of the thread's posts with a style sheet: blocks are not rendered again, and nothing is saved.
 *
 * @param ends Ids of blocks.
 */
export function drawPartMarkers( ends: readonly string[] ): void {
	const selectors = ends
		.filter( ( id ) => /^[\w-]+$/.test( id ) )
		.map( ( id ) => `[data-block="${ id }"]` );
	const lines = selectors.length ? selectors.join( ',' ) + UNDER_BLOCK : '';
	const sheet = getSheet( getDocument() );
	if ( sheet.textContent !== IN_TEXT + lines ) {
		sheet.textContent = IN_TEXT + lines;
	}
}

/** Takes the lines away. */
export const removePartMarkers = (): void =>
	getDocument().getElementById( ID )?.remove();

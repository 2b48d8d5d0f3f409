import { getEditorState } from '@shared/editor-state';

/**
 * Links one of our style sheets into a document. Does nothing where it is already.
 *
 * @param target Document, such as the admin page around the canvas.
 * @param name   Path in the build without ending, such as `extensions/social-previews/style`.
 */
export function linkBuiltSheet( target: Document, name: string ): void {
	const { publicPath, version, isRtl } = getEditorState();
	if (
		! publicPath ||
		target.querySelector( `link[data-mainstreet="${ name }"]` )
	) {
		return;
	}
	const link = target.createElement( 'link' );
	// Not an id: core takes sheets of the admin page that have one for misplaced styles of the canvas.
	link.dataset.mainstreet = name;
	link.rel = 'stylesheet';
	link.href = `${ publicPath }${ name }${
		isRtl ? '-rtl' : ''
	}.css?ver=${ version }`;
	// What could not be had is asked for again by whatever is drawn next.
	link.addEventListener( 'error', () => link.remove() );
	target.head.append( link );
}

/**
 * Links one style sheet of a block into a document.
 *
 * @param target Document, such as the admin page around the canvas.
 * @param slug   Folder of the block in the build.
 * @param sheet  File name without ending, such as `sidebar`.
 */
export const linkSheet = (
	target: Document,
	slug: string,
	sheet: string
): void => linkBuiltSheet( target, `blocks/${ slug }/${ sheet }` );

/**
 * Links a block's style sheets into the document its edit is drawn in: the canvas
 * iframe, a preview, or the admin page.
 *
 * @param target Document that shows the block.
 * @param name   Name of the block, such as `jetpack/map`.
 */
export function linkStyles( target: Document, name: string ): void {
	// The folder of a container is its family's: `premium-content/container`.
	const slug = name.replace( /\/container$/, '' ).replace( /^.*\//, '' );
	for ( const sheet of getEditorState().blocks?.[ name ] ?? [] ) {
		linkSheet( target, slug, sheet );
	}
}

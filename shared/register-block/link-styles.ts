import { getEditorState } from '@shared/editor-state';

/**
 * Links a style sheet of the plugin in a document, once.
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
	// No ID: core warns about style sheets with IDs that belong into the canvas.
	link.dataset.mainstreet = name;
	link.rel = 'stylesheet';
	link.href = `${ publicPath }${ name }${
		isRtl ? '-rtl' : ''
	}.css?ver=${ version }`;
	// A failed style sheet is requested again by the next block.
	link.addEventListener( 'error', () => link.remove() );
	target.head.append( link );
}

/**
 * Links a style sheet of a block in a document.
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
 * Links a block's style sheets in the document of its edit: the canvas iframe, a preview, or the admin page.
 *
 * @param target Document that shows the block.
 * @param name   Name of the block, such as `jetpack/map`.
 */
export function linkStyles( target: Document, name: string ): void {
	// Container blocks use the folder of their namespace: `premium-content/container`.
	const slug = name.replace( /\/container$/, '' ).replace( /^.*\//, '' );
	for ( const sheet of getEditorState().blocks?.[ name ] ?? [] ) {
		linkSheet( target, slug, sheet );
	}
}

import { getEditorState } from '@shared/editor-state';

/**
 * Links a block's style sheets into the document its edit is drawn in: the canvas
 * iframe, a preview, or the admin page. Does nothing where they are already.
 *
 * @param target Document that shows the block.
 * @param slug   Folder of the block in the build, such as `map`.
 * @param sheets File names without ending, such as `style` and `editor`.
 */
export function linkStyles(
	target: Document,
	slug: string,
	sheets: readonly string[]
): void {
	const { publicPath, version, isRtl } = getEditorState();
	for ( const sheet of sheets ) {
		const id = `mainstreet-${ slug }-${ sheet }-css`;
		if ( ! publicPath || target.getElementById( id ) ) {
			continue;
		}
		const link = target.createElement( 'link' );
		link.id = id;
		link.rel = 'stylesheet';
		link.href = `${ publicPath }blocks/${ slug }/${ sheet }${
			isRtl ? '-rtl' : ''
		}.css?ver=${ version }`;
		target.head.append( link );
	}
}

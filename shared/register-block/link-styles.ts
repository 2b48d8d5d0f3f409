import { getEditorState } from '@shared/editor-state';

/**
 * Links a block's style sheets into the document its edit is drawn in: the canvas
 * iframe, a preview, or the admin page. Does nothing where they are already.
 *
 * @param target Document that shows the block.
 * @param name   Name of the block, such as `jetpack/map`.
 */
export function linkStyles( target: Document, name: string ): void {
	const { publicPath, version, isRtl, sheets } = getEditorState();
	const slug = name.replace( /^.*\//, '' );
	for ( const sheet of sheets[ name ] ?? [] ) {
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

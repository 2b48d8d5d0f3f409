/**
 * Tells webpack where this script's chunks are; imported first by scripts that load some. Optimisation plugins join
 * scripts, after which webpack can't tell where ours came from.
 */
import { getEditorState } from '@shared/editor-state';

const { publicPath } = getEditorState();
if ( publicPath ) {
	// eslint-disable-next-line camelcase -- webpack's own name.
	__webpack_public_path__ = publicPath;
}

import { getEditorState } from '@shared/editor-state';

// Optimisation plugins join scripts, after which webpack can't tell where ours came from.
const { publicPath } = getEditorState();
if ( publicPath ) {
	// eslint-disable-next-line camelcase -- webpack's own name.
	__webpack_public_path__ = publicPath;
}

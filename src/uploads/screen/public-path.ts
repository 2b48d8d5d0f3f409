import { getEditorState } from '@shared/editor-state';

// The chunks are beside this script, wherever an optimisation plugin has put it.
const { publicPath } = getEditorState();
if ( publicPath ) {
	// eslint-disable-next-line camelcase -- webpack's own name.
	__webpack_public_path__ = publicPath;
}

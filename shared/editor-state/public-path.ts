/**
 * Sets webpack's public path; scripts with chunks import it first. Webpack cannot detect it if an optimization plugin
 * concatenates scripts.
 */
import { getEditorState } from './index';

const { publicPath } = getEditorState();
if ( publicPath ) {
	// eslint-disable-next-line camelcase -- webpack's own name.
	__webpack_public_path__ = publicPath;
}

import { toRecord, toText } from '@shared/guards';
import { getProperty } from './foreign-object';

/** One of WordPress's own uploaders. */
export type Uploader = {
	/** Whether it is the form of Media > Add Media File. */
	isForm: boolean;
	/** Post that files are uploaded to; 0 for none. */
	post: number;
};

/** Parameters that WordPress itself sends with a file. */
const OWN = [ 'action', '_wpnonce', 'post_id', 'type', 'tab', 'short' ];

const getContainer = ( settings: unknown ): Element | null => {
	const container = getProperty( settings, 'container' );
	return container instanceof Element
		? container
		: document.getElementById( toText( container ) );
};

/**
 * Reads an uploader of plupload.
 *
 * @param uploader Anything.
 * @return Null for those of other plugins, and for frames of WordPress that another plugin sends something along with: it may have a
 *         place of its own for these files, such as a folder that is closed.
 */
export function readUploader( uploader: unknown ): Uploader | null {
	const settings = getProperty( uploader, 'settings' );
	const sent = toRecord( getProperty( settings, 'multipart_params' ) );
	const isOwn =
		toText( getProperty( settings, 'url' ) ).endsWith(
			'/async-upload.php'
		) &&
		Object.keys( sent ).every( ( name ) => OWN.includes( name ) ) &&
		! sent.type &&
		! sent.tab;
	const container = isOwn ? getContainer( settings ) : null;
	if ( ! container ) {
		return null;
	}
	const isForm = container.id === 'plupload-upload-ui';
	const isLibrary =
		container.classList.contains( 'media-frame' ) ||
		( container === document.body &&
			document.getElementById( 'wp-media-grid' ) !== null );
	return isForm || isLibrary
		? { isForm, post: Number( sent.post_id ) || 0 }
		: null;
}

/** Stands in for the parts of core's package that draw: places for files keep what they would be handed. */
import type { ReactNode } from 'react';
import { useSelect } from '@wordpress/data';
import { isRecord } from '@shared/guards';
import type { MediaUpload as Upload } from '@shared/uploads/queue';

/** What core's two places for files have in common. */
type Place = {
	handleUpload?: boolean;
	multiple?: boolean;
	allowedTypes?: string[];
	onSelect: ( picked: unknown ) => void;
	onError?: ( message: unknown ) => void;
};

/** The places that are drawn, in their order; the last one to be drawn stands behind the others. */
export const places: { take: ( files: File[] ) => void }[] = [];

/** As core's MediaPlaceholder and MediaReplaceFlow do it, of 6.8 to 7.1. */
function FilePlace( place: Place ) {
	const upload = useSelect( ( select ): Upload | undefined => {
		const { getSettings } = select( 'core/block-editor' ) as {
			getSettings: () => unknown;
		};
		const settings = getSettings();
		return isRecord( settings ) &&
			typeof settings.mediaUpload === 'function'
			? ( settings.mediaUpload as Upload )
			: undefined;
	}, [] );
	const { allowedTypes = [], multiple, onError, onSelect } = place;
	places.push( {
		take: ( files ) => {
			if ( place.handleUpload === false ) {
				onSelect( files );
				return;
			}
			upload?.( {
				allowedTypes,
				filesList: files,
				onFileChange: ( media ) =>
					onSelect( multiple ? media : media[ 0 ] ),
				onError: onError ?? ( () => {} ),
			} );
		},
	} );
	return null;
}

type Passed = { children?: ReactNode };
const Through = ( { children }: Passed ) => <>{ children }</>;
const Nothing = () => null;

export const MediaPlaceholder = FilePlace;
export const MediaReplaceFlow = FilePlace;
export const MediaUpload = Nothing;
export const MediaUploadCheck = Through;
export const BlockControls = Through;
export const InspectorControls = Nothing;
export const RichText = Nothing;
export const useBlockProps = ( props: object = {} ) => props;

import type { VideoAttributes } from '../types';

/** What a block hands to the interface. */
export type EditProps = {
	attributes: VideoAttributes;
	setAttributes: ( changes: Partial< VideoAttributes > ) => void;
	isSelected: boolean;
	clientId: string;
	/** What useBlockProps() gave. */
	blockProps: object;
	/** A film to upload at once. */
	file?: File;
	/** Takes further films into blocks of their own; tells whether there was room for them. */
	onMore?: ( films: File[] ) => boolean;
	/** Falls back to core's video. */
	onPlain?: ( media: { id?: number; src: string } ) => void;
};

/** What may be uploaded and chosen. */
export const KINDS = [ 'video' ];

/** Files are handed over as they are; the types of core's placeholder leave this one out. */
export const UNSENT: Record< string, boolean > = { handleUpload: false };

import type { VideoAttributes } from '../types';

/** Props of the interface. */
export type EditProps = {
	attributes: VideoAttributes;
	setAttributes: ( changes: Partial< VideoAttributes > ) => void;
	isSelected: boolean;
	clientId: string;
	/** Result of useBlockProps(). */
	blockProps: object;
	/** A file to upload on mount. */
	file?: File;
	/** Inserts blocks for further files; returns whether that was possible. */
	onMore?: ( films: File[] ) => boolean;
	/** Replaces the block with core/video, if the file cannot be hosted. */
	onPlain?: ( media: { id?: number; src: string } ) => void;
};

/** Allowed types. */
export const KINDS = [ 'video' ];

/** Passes files unchanged; the types of MediaPlaceholder lack this prop. */
export const NO_AUTO_UPLOAD: Record< string, boolean > = {
	handleUpload: false,
};

/** An image in the format that blocks expect. */
export type Media = Record< string, unknown > & { id: number; url: string };

/** Media types that a block accepts. */
export type AllowedMedia = { images: boolean; videos: boolean };

/** Props that core and blocks pass to a media button. */
export type UploadProps = {
	allowedTypes?: string[];
	/** True, `add`, or nothing. */
	multiple?: boolean | string;
	gallery?: boolean;
	/** IDs of the current images. */
	value?: unknown;
	onSelect: ( media: Media | Media[] ) => void;
	render: ( given: { open: () => void } ) => JSX.Element;
};

/** Props of a library's dialog. */
export type ModalProps = {
	source: string;
	isMultiple: boolean;
	wanted: AllowedMedia;
	/** Images that the block keeps. */
	getPresent: () => Promise< Media[] >;
	onInsert: ( media: Media[] ) => void;
	onClose: () => void;
};

/**
 * Media types that a button accepts.
 *
 * @param props Of the button.
 */
export function getAllowedMedia( { allowedTypes }: UploadProps ): AllowedMedia {
	const wants = ( kind: string ) =>
		! allowedTypes?.length ||
		allowedTypes.some( ( type ) => type.startsWith( kind ) );
	return { images: wants( 'image' ), videos: wants( 'video' ) };
}

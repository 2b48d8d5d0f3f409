/** A picture as blocks take it. */
export type Media = Record< string, unknown > & { id: number; url: string };

/** Which kinds a block takes. */
export type Wanted = { images: boolean; videos: boolean };

/** What core and blocks hand to a media button. */
export type UploadProps = {
	allowedTypes?: string[];
	/** True, `add`, or nothing. */
	multiple?: boolean | string;
	gallery?: boolean;
	/** Numbers of the pictures that are there. */
	value?: unknown;
	onSelect: ( media: Media | Media[] ) => void;
	render: ( given: { open: () => void } ) => JSX.Element;
};

/** What a dialog of a library gets. */
export type ModalProps = {
	source: string;
	isMultiple: boolean;
	wanted: Wanted;
	/** Pictures that the block has and keeps. */
	getPresent: () => Promise< Media[] >;
	onInsert: ( media: Media[] ) => void;
	onClose: () => void;
};

/**
 * Which kinds a button takes.
 *
 * @param props Of the button.
 */
export function getWanted( { allowedTypes }: UploadProps ): Wanted {
	const wants = ( kind: string ) =>
		! allowedTypes?.length ||
		allowedTypes.some( ( type ) => type.startsWith( kind ) );
	return { images: wants( 'image' ), videos: wants( 'video' ) };
}

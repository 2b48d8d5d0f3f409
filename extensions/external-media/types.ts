/** A picture as blocks take it. */
export type Media = Record< string, unknown > & { id: number; url: string };

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

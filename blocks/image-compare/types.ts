export const ORIENTATIONS = [ 'horizontal', 'vertical' ] as const;
export type Orientation = ( typeof ORIENTATIONS )[ number ];

/** An image; empty while none is chosen. One from another site has no id. */
export type ComparedImage = {
	id?: number;
	url?: string;
	alt?: string;
	/** px */
	width?: number;
	/** px */
	height?: number;
	/** Of no meaning to those who can't see it; then there is no text. */
	isDecorative?: true;
};

export type Attributes = {
	imageBefore: ComparedImage;
	imageAfter: ComparedImage;
	/** HTML. */
	caption?: string;
	orientation: Orientation;
	/** Own additions, which the saved markup does not hold. Words on the images; the standard ones when absent. */
	beforeLabel?: string;
	afterLabel?: string;
	showLabels: boolean;
	/** Per cent of the first image that is shown at first. */
	startPosition: number;
};

/** Which of the two images. */
export type Side = 'before' | 'after';

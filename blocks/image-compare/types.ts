export const ORIENTATIONS = [ 'horizontal', 'vertical' ] as const;
export type Orientation = ( typeof ORIENTATIONS )[ number ];

/** A picture; empty while none is chosen. One from another site has no id. */
export type ComparedImage = {
	id?: number;
	url?: string;
	alt?: string;
	/** px */
	width?: number;
	/** px */
	height?: number;
};

export type Attributes = {
	imageBefore: ComparedImage;
	imageAfter: ComparedImage;
	/** HTML. */
	caption?: string;
	orientation: Orientation;
};

/** Which of the two pictures. */
export type Side = 'before' | 'after';

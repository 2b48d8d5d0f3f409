export const ORIENTATIONS = [ 'horizontal', 'vertical' ] as const;
export type Orientation = ( typeof ORIENTATIONS )[ number ];

/** An image; empty while none is chosen. An image of another site has no id. */
export type ComparedImage = {
	id?: number;
	url?: string;
	alt?: string;
	/** px */
	width?: number;
	/** px */
	height?: number;
	/** Whether the image is decorative; it then has no alternative text. */
	isDecorative?: true;
};

export type Attributes = {
	imageBefore: ComparedImage;
	imageAfter: ComparedImage;
	/** HTML. */
	caption?: string;
	orientation: Orientation;
	/** Attributes of this plugin, which the saved markup does not contain. Labels of the images; default labels if absent. */
	beforeLabel?: string;
	afterLabel?: string;
	showLabels: boolean;
	/** Initial percentage of the first image. */
	startPosition: number;
};

/** One of the two images. */
export type Side = 'before' | 'after';

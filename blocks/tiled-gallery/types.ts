/** Layouts, as the names of the block's styles. */
export const LAYOUTS = [
	'rectangular',
	'circle',
	'square',
	'columns',
] as const;
export type Layout = ( typeof LAYOUTS )[ number ];

export const FILTERS = [
	'black-and-white',
	'sepia',
	'1977',
	'clarendon',
	'gingham',
] as const;
export type Filter = ( typeof FILTERS )[ number ];

/** Link target of the images. */
export const LINK_TARGETS = [
	'none',
	'media',
	'attachment',
	'custom',
] as const;
export type LinkTarget = ( typeof LINK_TARGETS )[ number ];

/** One image, as it is read from the saved markup: everything is text there. */
export type Picture = {
	alt: string;
	height?: number | string;
	/** Number of the attachment; absent for an image that is not in the library. */
	id?: number | string;
	/** Address of the attachment's page. */
	link?: string;
	/** Address of the image itself. */
	url?: string;
	width?: number | string;
	/** Address as it stands in the post's `src`; absent until the image has been saved. */
	src?: string;
	/** Where the saved link around the image leads. */
	customLink?: string;
	/** Of no meaning to those who can't see it; stored in the attribute `decorative`. */
	isDecorative?: true;
};

/** Images by row and column. */
export type Rows< T > = T[][][];

/** How the post that was opened lays the images out. */
export type Saved = {
	layout: Layout;
	align: string;
	/** Addresses of the images. */
	rows: Rows< string >;
};

export type Attributes = {
	align?: string;
	/** Holds the style; it has a default, so that the style's class is always there. */
	className?: string;
	columns?: number;
	/** Per row and column per cent of the width, as text with five decimals. */
	columnWidths: unknown[];
	/** Attachment numbers of `images`; always derived from them. */
	ids: number[];
	imageFilter?: string;
	images: Picture[];
	/** Positions of the images that are decoration; always derived from them. */
	decorative?: number[];
	imageCrop: boolean;
	linkTo: string;
	roundedCorners: number;
	/** Classes and rows of the markup that was opened; never in the comment. */
	saved?: unknown[];
};

/** Attributes of all deprecated versions. */

const attribute = ( name: string, selector?: string ) =>
	( {
		type: 'string',
		source: 'attribute',
		...( selector && { selector } ),
		attribute: name,
	} ) as const;

const images = {
	type: 'array',
	default: [],
	source: 'query',
	selector: '.tiled-gallery__item',
	query: {
		alt: { ...attribute( 'alt', 'img' ), default: '' },
		height: attribute( 'data-height', 'img' ),
		id: attribute( 'data-id', 'img' ),
		link: attribute( 'data-link', 'img' ),
		url: attribute( 'data-url', 'img' ),
		width: attribute( 'data-width', 'img' ),
		src: attribute( 'src', 'img' ),
		href: attribute( 'href', 'a' ),
		// Attributes of single releases; each is saved again as it was found.
		amp: attribute( 'data-amp-layout', 'img' ),
		ariaLabel: attribute( 'aria-label', 'img' ),
		role: attribute( 'role', 'img' ),
		srcSet: attribute( 'srcset', 'img' ),
		tabIndex: attribute( 'tabindex', 'img' ),
		target: attribute( 'data-custom-link', 'img' ),
		caption: { type: 'string', source: 'html', selector: 'figcaption' },
		captionClass: attribute( 'class', 'figcaption' ),
	},
} as const;

const rows = {
	type: 'array',
	source: 'query',
	selector: '.tiled-gallery__row',
	query: {
		className: attribute( 'class' ),
		columns: {
			type: 'array',
			source: 'query',
			selector: '.tiled-gallery__col',
			query: {
				style: attribute( 'style' ),
				images: {
					type: 'array',
					source: 'query',
					selector: '.tiled-gallery__item',
					query: { url: attribute( 'data-url', 'img' ) },
				},
			},
		},
	},
} as const;

export const attributes = {
	align: { type: 'string', default: 'center' },
	className: { type: 'string', default: 'is-style-rectangular' },
	columns: { type: 'number' },
	columnWidths: { type: 'array', default: [] },
	ids: { type: 'array', default: [] },
	imageCrop: { type: 'boolean', default: true },
	imageFilter: { type: 'string' },
	images,
	linkTo: { type: 'string', default: 'none' },
	roundedCorners: { type: 'integer', default: 0 },
	rows,
	/** Classes of the element around the rows, or of the element around that one. */
	wrapper: attribute( 'class', '.wp-block-jetpack-tiled-gallery > div' ),
} as const;

import { useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import { Fragment } from '@wordpress/element';
import { toText } from '@shared/guards';
import { getAddress } from './address';
import { normalize, type Gallery } from './attributes';
import { getRows, hasWidths } from './layout/rows';
import type { Attributes, Picture } from './types';

function getHref(
	{ customLink, link, url }: Picture,
	src: string,
	{ linkTo }: Gallery
): string | undefined {
	switch ( linkTo ) {
		case 'media':
			// Posts have either; which one stays.
			return customLink === src ? src : ( url ?? src );
		case 'attachment':
			return link;
		case 'custom':
			return customLink;
		default:
			return undefined;
	}
}

/** Data attributes of an image, in the order posts have them. */
const getData = ( { height, id, link, url, width }: Picture ) => ( {
	'data-height': height,
	'data-id': id,
	'data-link': link,
	'data-url': url,
	'data-width': width,
} );

function renderPicture( picture: Picture, gallery: Gallery, filter: string ) {
	const src = getAddress( picture, gallery );
	const href = getHref( picture, src, gallery );
	const image = (
		<img
			alt={ picture.alt }
			{ ...getData( picture ) }
			src={ src }
			data-amp-layout="responsive"
		/>
	);
	return (
		<figure
			className={ `tiled-gallery__item${
				filter && ` filter__${ filter }`
			}` }
		>
			{ href ? <a href={ href }>{ image }</a> : image }
		</figure>
	);
}

/** Width of a column as stored; none where nothing is. */
function getBasis( widths: unknown[], row: number, column: number ) {
	const stored: unknown = widths[ row ];
	const width: unknown = Array.isArray( stored )
		? stored[ column ]
		: undefined;
	return ( typeof width === 'string' && width !== '' ) ||
		typeof width === 'number'
		? { flexBasis: `${ width }%` }
		: undefined;
}

/** Writes images in rows and columns; nothing without images. */
export function save( { attributes }: BlockSaveProps< Attributes > ) {
	const gallery = normalize( attributes );
	const { columnWidths, corners, images } = gallery;
	if ( images.length === 0 ) {
		return null;
	}
	const { className: outer, ...root } = useBlockProps.save();
	const classes = [
		outer,
		toText( attributes.className ),
		corners > 0 && `has-rounded-corners-${ corners }`,
	];
	const filter = toText( attributes.imageFilter );
	return (
		<div className={ classes.filter( Boolean ).join( ' ' ) } { ...root }>
			<div className="tiled-gallery__gallery">
				{ getRows( gallery ).map( ( row, at ) => (
					<div
						key={ at }
						className={ `tiled-gallery__row${
							hasWidths( gallery )
								? ''
								: ` columns-${ row.length }`
						}` }
					>
						{ row.map( ( column, index ) => (
							<div
								key={ index }
								className="tiled-gallery__col"
								style={
									hasWidths( gallery )
										? getBasis( columnWidths, at, index )
										: undefined
								}
							>
								{ column.map( ( picture, place ) => (
									<Fragment key={ place }>
										{ renderPicture(
											picture,
											gallery,
											filter
										) }
									</Fragment>
								) ) }
							</div>
						) ) }
					</div>
				) ) }
			</div>
		</div>
	);
}

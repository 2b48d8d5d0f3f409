import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockDeprecation, BlockSaveProps } from '@wordpress/blocks';
import type { Attributes } from '../types';
import { attributes } from './attributes';
import { migrate } from './migrate';
import {
	readRows,
	type UncheckedAttributes,
	type OldPicture,
	type OldRow,
} from './read';

/** A block, and the version of its markup. */
type Post = { saved: UncheckedAttributes; form: Form; isNested: boolean };

/** Differences between the versions. */
type Form = {
	/** Properties of images that only this version writes. */
	pictureProps: (
		picture: OldPicture,
		isNested: boolean
	) => UncheckedAttributes;
	/** In some posts, an element between root and rows has the class for rounded corners. */
	mayNest: boolean;
	hasCaption: boolean;
};

function renderPicture(
	picture: OldPicture,
	key: number,
	{ saved, form, isNested }: Post
) {
	const { alt = '', caption, href } = picture;
	const image = (
		<img
			alt={ alt }
			data-height={ picture.height }
			data-id={ picture.id }
			data-link={ picture.link }
			data-url={ picture.url }
			data-width={ picture.width }
			src={ picture.src }
			{ ...form.pictureProps( picture, isNested ) }
		/>
	);
	return (
		<figure
			key={ key }
			className={ `tiled-gallery__item${
				saved.imageFilter ? ` filter__${ saved.imageFilter }` : ''
			}` }
		>
			{ saved.linkTo !== 'none' && href ? (
				<a href={ href }>{ image }</a>
			) : (
				image
			) }
			{ form.hasCaption && caption ? (
				<RichText.Content
					tagName="figcaption"
					className={ picture.captionClass }
					value={ caption }
				/>
			) : null }
		</figure>
	);
}

const renderRow = ( row: OldRow, at: number, post: Post ) => (
	<div key={ at } className={ row.className }>
		{ row.columns.map( ( { basis, pictures }, index ) => (
			<div
				key={ index }
				className="tiled-gallery__col"
				style={ basis ? { flexBasis: basis } : undefined }
			>
				{ pictures.map( ( picture, place ) =>
					renderPicture( picture, place, post )
				) }
			</div>
		) ) }
	</div>
);

const makeSave = ( form: Form ) =>
	function Save( {
		attributes: saved,
	}: BlockSaveProps< UncheckedAttributes > ) {
		const rows = readRows( saved );
		if ( rows.length === 0 ) {
			return null;
		}
		const wrapper = String( saved.wrapper ?? '' );
		const isNested =
			form.mayNest && ! wrapper.includes( 'tiled-gallery__gallery' );
		const corners = Math.min( Number( saved.roundedCorners ) || 0, 20 );
		const isRound = /(?:^|\s)is-style-circle(?:\s|$)/.test(
			String( saved.className ?? '' )
		);
		const { className, ...root } = useBlockProps.save();
		const classes = [
			className,
			saved.className,
			! isNested && ! isRound && corners > 0
				? `has-rounded-corners-${ corners }`
				: '',
		];
		const gallery = (
			<div className="tiled-gallery__gallery">
				{ rows.map( ( row, at ) =>
					renderRow( row, at, { saved, form, isNested } )
				) }
			</div>
		);
		return (
			<div
				className={ classes.filter( Boolean ).join( ' ' ) }
				{ ...root }
			>
				{ isNested ? (
					<div className={ wrapper }>{ gallery }</div>
				) : (
					gallery
				) }
			</div>
		);
	};

const makeEntry = ( form: Form ): BlockDeprecation< Attributes > =>
	( {
		attributes,
		supports: {
			align: [ 'center', 'wide', 'full' ],
			customClassName: false,
			html: false,
			color: { background: true, gradients: true, text: false },
			spacing: { margin: true, padding: true },
		},
		save: makeSave( form ),
		migrate,
	} ) as BlockDeprecation< Attributes >;

/**
 * Later releases: an element around the rows; in some of them `srcset`, or an image as a button; between them, the first version with parts
 * of these.
 */
export const later = makeEntry( {
	mayNest: true,
	hasCaption: false,
	pictureProps: ( picture, isNested ) => ( {
		// An image without the attribute belongs to an older version, if there is no element around the rows.
		'data-amp-layout': isNested ? picture.amp : 'responsive',
		'data-custom-link': picture.target,
		'aria-label': picture.ariaLabel,
		role: picture.role,
		srcSet: picture.srcSet,
		tabIndex: picture.tabIndex,
	} ),
} );

/** Before `data-amp-layout`: widths as numbers or none; also the first version from a host that left this out. */
export const withoutAmp = makeEntry( {
	mayNest: false,
	hasCaption: false,
	pictureProps: () => ( {} ),
} );

/** Oldest version: images are named by position, and have captions. */
export const named = makeEntry( {
	mayNest: false,
	hasCaption: true,
	pictureProps: ( picture ) => ( { 'aria-label': picture.ariaLabel } ),
} );

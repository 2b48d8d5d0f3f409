/* eslint-disable jsx-a11y/anchor-is-valid, jsx-a11y/anchor-has-content -- markup of existing posts; on the page buttons take their place. */
import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockDeprecation, BlockSaveProps } from '@wordpress/blocks';
import type { Attributes, Slide } from '../types';

/** What differs between the forms that were saved beside and after the current one. */
type Form = {
	/** Class of the element around the slides. */
	container: 'swiper' | 'swiper-container';
	/** The data attributes stand on an element of its own inside the root. */
	isNested: boolean;
	/** Images know their proportions. */
	hasAspectRatio: boolean;
};

const attribute = ( selector: string, name: string ) =>
	( {
		type: 'string',
		source: 'attribute',
		selector,
		attribute: name,
	} ) as const;

const attributes = {
	align: { type: 'string', default: 'center' },
	autoplay: { type: 'boolean', default: false },
	delay: { type: 'number', default: 3 },
	ids: { type: 'array', default: [] },
	images: {
		type: 'array',
		default: [],
		source: 'query',
		selector: '.swiper-slide',
		query: {
			alt: { ...attribute( 'img', 'alt' ), default: '' },
			caption: { type: 'string', source: 'html', selector: 'figcaption' },
			id: attribute( 'img', 'data-id' ),
			url: attribute( 'img', 'src' ),
			aspectRatio: attribute( 'img', 'data-aspect-ratio' ),
		},
	},
	effect: { type: 'string', default: 'slide' },
	sizeSlug: { type: 'string' },
	style: { type: 'object' },
} as const;

type Loose = Record< string, unknown >;

const text = ( value: unknown ): string | undefined =>
	typeof value === 'string' ? value : undefined;

/** Slides as the query above gives them. */
function readSlides( images: unknown ): Slide[] {
	return Array.isArray( images )
		? images.map( ( image: Loose ) => ( {
				alt: text( image.alt ) ?? '',
				caption: text( image.caption ),
				id: text( image.id ),
				url: text( image.url ),
				aspectRatio: text( image.aspectRatio ),
			} ) )
		: [];
}

const isTransient = ( url: string | undefined ) =>
	url !== undefined && url.startsWith( 'blob:' );

function renderSlide(
	{ alt, caption, id, url, aspectRatio }: Slide,
	index: number,
	{ hasAspectRatio }: Form
) {
	return (
		<li
			key={ index }
			className={ `wp-block-jetpack-slideshow_slide swiper-slide${
				isTransient( url ) ? ' is-transient' : ''
			}` }
		>
			<figure>
				<img
					alt={ alt }
					className={ `wp-block-jetpack-slideshow_image wp-image-${ id }` }
					data-id={ id }
					data-aspect-ratio={ hasAspectRatio ? aspectRatio : null }
					src={ url }
				/>
				{ caption ? (
					<RichText.Content
						className="wp-block-jetpack-slideshow_caption gallery-caption"
						tagName="figcaption"
						value={ caption }
					/>
				) : null }
			</figure>
		</li>
	);
}

function renderContainer( images: Slide[], form: Form ) {
	return (
		<div
			className={ `wp-block-jetpack-slideshow_container ${ form.container }` }
		>
			<ul className="wp-block-jetpack-slideshow_swiper-wrapper swiper-wrapper">
				{ images.map( ( slide, index ) =>
					renderSlide( slide, index, form )
				) }
			</ul>
			<a
				className="wp-block-jetpack-slideshow_button-prev swiper-button-prev swiper-button-white"
				role="button"
			/>
			<a
				className="wp-block-jetpack-slideshow_button-next swiper-button-next swiper-button-white"
				role="button"
			/>
			<a
				aria-label="Pause Slideshow"
				className="wp-block-jetpack-slideshow_button-pause"
				role="button"
			/>
			<div className="wp-block-jetpack-slideshow_pagination swiper-pagination swiper-pagination-white" />
		</div>
	);
}

const makeSave = ( form: Form ) =>
	function Save( { attributes: saved }: BlockSaveProps< Loose > ) {
		const { autoplay, delay, effect } = saved;
		const images = readSlides( saved.images );
		if ( images.length === 0 ) {
			return null;
		}
		const ratio = form.hasAspectRatio
			? images[ 0 ]?.aspectRatio
			: undefined;
		const data = {
			'data-autoplay': autoplay || null,
			'data-delay': autoplay ? delay : null,
			'data-effect': effect,
		};
		const container = renderContainer( images, form );
		if ( form.isNested ) {
			return (
				<div { ...useBlockProps.save() }>
					<div { ...data }>{ container }</div>
				</div>
			);
		}
		// A custom property: React's own style type knows none.
		const style: Record< string, string > | undefined = ratio
			? { '--aspect-ratio': `calc(${ ratio })` }
			: undefined;
		return (
			<div { ...useBlockProps.save() } { ...data } style={ style }>
				{ container }
			</div>
		);
	};

const makeEntry = ( form: Form ): BlockDeprecation< Attributes > => ( {
	attributes,
	supports: { align: [ 'center', 'wide', 'full' ], html: false },
	save: makeSave( form ),
} );

/** Later releases: `swiper`, and proportions where they are known. */
export const later = makeEntry( {
	container: 'swiper',
	isNested: false,
	hasAspectRatio: true,
} );

/** In between: a root of its own around the element with the data. */
export const nested = makeEntry( {
	container: 'swiper-container',
	isNested: true,
	hasAspectRatio: false,
} );

/** In between: the same with the later container class. */
export const nestedInLaterContainer = makeEntry( {
	container: 'swiper',
	isNested: true,
	hasAspectRatio: true,
} );

/* eslint-disable jsx-a11y/anchor-is-valid, jsx-a11y/anchor-has-content -- markup of existing posts; on the page buttons take their place. */
import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import { isTransient } from '@shared/uploads/attachment';
import type { Attributes, Slide } from './types';

function SavedSlide( { alt, aspectRatio, caption, id, link, url }: Slide ) {
	const picture = (
		<img
			alt={ alt }
			// "wp-image-undefined" for an image without id, as in existing posts.
			className={ `wp-block-jetpack-slideshow_image wp-image-${ id }` }
			data-id={ id }
			data-aspect-ratio={ aspectRatio }
			src={ url }
		/>
	);
	return (
		<li
			className={ `wp-block-jetpack-slideshow_slide swiper-slide${
				isTransient( url ) ? ' is-transient' : ''
			}` }
		>
			<figure>
				{ link ? <a href={ link }>{ picture }</a> : picture }
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

/** Saves the slides with the controls that the page needs; nothing without slides. */
export function save( { attributes }: BlockSaveProps< Attributes > ) {
	const { autoplay, delay, effect, images } = attributes;
	if ( images.length === 0 ) {
		return null;
	}
	const ratio = images[ 0 ]?.aspectRatio;
	// A custom property, which React's type of styles does not know.
	const style: Record< string, string > | undefined = ratio
		? { '--aspect-ratio': `calc(${ ratio })` }
		: undefined;
	return (
		<div
			{ ...useBlockProps.save() }
			data-autoplay={ autoplay || null }
			data-delay={ autoplay ? delay : null }
			data-effect={ effect }
			style={ style }
		>
			<div className="wp-block-jetpack-slideshow_container swiper-container">
				<ul className="wp-block-jetpack-slideshow_swiper-wrapper swiper-wrapper">
					{ images.map( ( slide, index ) => (
						<SavedSlide key={ index } { ...slide } />
					) ) }
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
		</div>
	);
}

import { RichText } from '@wordpress/block-editor';
import { Spinner } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { onEnterAtEnd } from '@shared/canvas/caption-enter';
import { isTransient } from '@shared/uploads/attachment';
import type { Slide as SlideValues } from '../types';

type Props = {
	slide: SlideValues;
	/** Out of sight: not to be reached by keyboard. */
	isHidden: boolean;
	/** An empty caption is offered. */
	isSelected: boolean;
	onChangeCaption: ( caption: string ) => void;
	/** Enter at the end of the caption. */
	onLeave?: () => void;
	/** Called with the image's proportions once it is there. */
	onLoad: ( ratio: string ) => void;
};

/** One slide in the canvas, with its caption to write in. */
export function Slide( props: Props ) {
	const { slide, isHidden, isSelected, onChangeCaption, onLeave, onLoad } =
		props;
	const { alt, caption = '', url } = slide;
	const ref = useRef< HTMLLIElement >( null );
	// As a property: React 18 and 19 disagree about the attribute.
	useEffect( () => {
		if ( ref.current ) {
			ref.current.inert = isHidden;
		}
	}, [ isHidden ] );
	return (
		<li
			ref={ ref }
			className={ `wp-block-jetpack-slideshow_slide swiper-slide${
				isTransient( url ) ? ' is-transient' : ''
			}` }
		>
			<figure>
				<img
					className="wp-block-jetpack-slideshow_image"
					alt={ alt }
					src={ url }
					onLoad={ ( { currentTarget: image } ) =>
						image.naturalWidth > 0 &&
						onLoad(
							`${ image.naturalWidth } / ${ image.naturalHeight }`
						)
					}
				/>
				{ isTransient( url ) && <Spinner /> }
				{ ( isSelected || caption !== '' ) && (
					// A field of its own: a figcaption may not have that role.
					<figcaption className="wp-block-jetpack-slideshow_caption gallery-caption">
						<RichText
							tagName="div"
							aria-label={ __(
								'Slide caption',
								'mainstreet-blocks'
							) }
							placeholder={ __(
								'Write caption…',
								'mainstreet-blocks'
							) }
							value={ caption }
							onChange={ onChangeCaption }
							{ ...onEnterAtEnd( onLeave ) }
						/>
					</figcaption>
				) }
			</figure>
		</li>
	);
}

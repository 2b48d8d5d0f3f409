import { Spinner } from '@wordpress/components';
import { isTransient } from '@shared/uploads/attachment';
import type { MediaFile, StorySettings } from '../types';
import { isCropped } from '../view/state';

type Props = {
	file: MediaFile;
	settings: StorySettings;
	/** Called with the duration of a video in milliseconds, 0 for an image. */
	onReady: ( duration: number ) => void;
	videoRef: ( video: HTMLVideoElement | null ) => void;
};

/** Custom properties, which React's type of styles does not know. */
const getStyle = ( {
	file: { type, url },
	settings,
}: Props ): Record< string, string > =>
	settings.blurredBackground && type === 'image' && url
		? { '--wp-story-picture': `url(${ JSON.stringify( url ) })` }
		: {};

/** Current slide in the canvas. */
export function Slide( props: Props ) {
	const { file, settings, onReady, videoRef } = props;
	const { alt, height = 0, title, type, url, width = 0 } = file;
	const isFilling =
		width > 0 &&
		height > 0 &&
		isCropped(
			width / height,
			settings.defaultAspectRatio,
			settings.cropUpTo
		);
	return (
		<div
			className={ `wp-story-slide is-current${
				isFilling ? ' is-cropped' : ''
			}${ isTransient( url ) ? ' is-transient' : '' }` }
			style={ getStyle( props ) }
		>
			<figure>
				{ type === 'video' ? (
					<video
						ref={ videoRef }
						className="wp-story-video"
						src={ url }
						aria-label={ alt || title }
						preload="metadata"
						playsInline
						onLoadedMetadata={ ( { currentTarget } ) =>
							onReady(
								Number.isFinite( currentTarget.duration )
									? currentTarget.duration * 1000
									: 0
							)
						}
						onError={ () => onReady( 0 ) }
					/>
				) : (
					<img
						className="wp-story-image"
						src={ url }
						alt={ alt }
						onLoad={ () => onReady( 0 ) }
						onError={ () => onReady( 0 ) }
					/>
				) }
			</figure>
			{ isTransient( url ) && <Spinner /> }
		</div>
	);
}

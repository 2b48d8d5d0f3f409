import { Button, Disabled, Placeholder, Spinner } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { video } from '@wordpress/icons';
import { playerAddress, servicePlayerAddress } from '../player-url';
import { useVideoVersion } from '../video-versions';
import type { VideoAttributes } from '../types';
import { usePreview } from './use-preview';

type Props = {
	guid: string;
	attributes: VideoAttributes;
	isSelected: boolean;
};

/** Shown while loading. */
export const Waiting = () => (
	<Placeholder
		icon={ video }
		label={ __( 'Hosted Video', 'mainstreet-blocks' ) }
	>
		<div
			role="status"
			style={ {
				alignItems: 'center',
				display: 'flex',
				gap: 8,
				width: '100%',
			} }
		>
			<Spinner style={ { margin: 0 } } />
			{ __( 'Generating preview', 'mainstreet-blocks' ) }
		</div>
	</Placeholder>
);

/** Error with a retry button, which keeps the focus after a retry. */
function Failure( {
	onRetry,
	isAgain,
}: {
	onRetry: () => void;
	isAgain: boolean;
} ) {
	const button = useRef< HTMLButtonElement >( null );
	useEffect( () => {
		if ( isAgain ) {
			button.current?.focus();
		}
	}, [ isAgain ] );
	return (
		<Placeholder
			icon={ video }
			label={ __( 'Hosted Video', 'mainstreet-blocks' ) }
		>
			<p role="alert" style={ { margin: 0, width: '100%' } }>
				{ __(
					'Could not load the preview. The video itself is not affected.',
					'mainstreet-blocks'
				) }
			</p>
			<Button
				ref={ button }
				__next40pxDefaultSize
				variant="secondary"
				onClick={ onRetry }
			>
				{ __( 'Try again', 'mainstreet-blocks' ) }
			</Button>
		</Placeholder>
	);
}

/** The player, in the aspect ratio of its video. */
export function VideoPreview( { guid, attributes, isSelected }: Props ) {
	const { preview, retry } = usePreview( guid );
	const version = useVideoVersion( guid );
	const isAgain = useRef( false );
	if ( preview.status === 'loading' ) {
		return <Waiting />;
	}
	if ( preview.status === 'failed' ) {
		return (
			<Failure
				isAgain={ isAgain.current }
				onRetry={ () => {
					isAgain.current = true;
					retry();
				} }
			/>
		);
	}
	const isHere = preview.status === 'here';
	const { title, videoRatio = 0 } = attributes;
	const still = { ...attributes, autoplay: false };
	return (
		// A click selects the block; then the player can be used.
		<Disabled isDisabled={ ! isSelected }>
			<iframe
				// Settings such as the rating are not in the URL: the key reloads the frame.
				key={ version }
				title={ title || __( 'Video', 'mainstreet-blocks' ) }
				src={
					isHere
						? playerAddress( guid, still )
						: servicePlayerAddress( guid, still )
				}
				style={ {
					aspectRatio: isHere
						? preview.ratio
						: 100 / ( videoRatio > 0 ? videoRatio : 56.25 ),
					border: 0,
					display: 'block',
					inlineSize: '100%',
				} }
			/>
		</Disabled>
	);
}

import { Button, Disabled, Placeholder, Spinner } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { video } from '@wordpress/icons';
import { playerAddress, servicePlayerAddress } from '../address';
import { useFilmVersion } from '../film-changes';
import type { VideoAttributes } from '../types';
import { usePreview } from './use-preview';

type Props = {
	guid: string;
	attributes: VideoAttributes;
	isSelected: boolean;
};

/** While something is awaited. */
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

/** What failed, and the way to try it again; whose press brought it here finds it there again. */
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

/** The player as readers see it, in the shape of its film. */
export function VideoPreview( { guid, attributes, isSelected }: Props ) {
	const { preview, retry } = usePreview( guid );
	const version = useFilmVersion( guid );
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
		// A press selects the block; inside it the player can be tried.
		<Disabled isDisabled={ ! isSelected }>
			<iframe
				// The address says nothing of the rating and the like: a new frame asks for the player anew.
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

import apiFetch from '@wordpress/api-fetch';
import { Button, Modal, Notice, Spinner } from '@wordpress/components';
import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getErrorMessage } from '@shared/api';
import { toRecord, toText } from '@shared/guards';
import { useSaveLock } from '@shared/post-editor';
import { uploadPoster, captureFrame } from './take-frame';

type Props = {
	guid: string;
	/** Attachment. */
	id?: number;
	title: string;
	/** Called with the URL of the image. */
	onPick: ( poster: string ) => void;
	onClose: () => void;
};

const getFailure = ( error: unknown ): string =>
	getErrorMessage(
		error,
		__(
			'This browser cannot create an image from the video. Please select one from the media library.',
			'mainstreet-blocks'
		)
	);

/** URL of the video; '' until it is known. */
function useFilm( guid: string ) {
	const [ film, setFilm ] = useState( '' );
	const [ error, setError ] = useState( '' );
	useEffect( () => {
		let isWanted = true;
		apiFetch( { path: `/mainstreet/v1/videos/${ guid }` } ).then(
			( video ) =>
				isWanted && setFilm( toText( toRecord( video ).original ) ),
			( reason: unknown ) => isWanted && setError( getFailure( reason ) )
		);
		return () => {
			isWanted = false;
		};
	}, [ guid ] );
	return { film, error, setError };
}

/** Plays the video to capture a frame as poster. */
export function FrameDialog( { guid, id, title, onPick, onClose }: Props ) {
	const { film, error, setError } = useFilm( guid );
	const [ isSaving, setSaving ] = useState( false );
	const [ isReady, setReady ] = useState( false );
	const video = useRef< HTMLVideoElement >( null );
	const isOpen = useRef( true );
	useSaveLock( `mainstreet-frame-${ useId() }`, isSaving );
	useEffect( () => {
		isOpen.current = true;
		return () => {
			isOpen.current = false;
		};
	}, [] );
	const use = async () => {
		if ( ! video.current || isSaving ) {
			return;
		}
		setError( '' );
		setSaving( true );
		try {
			video.current.pause();
			const picture = await captureFrame( video.current );
			const address = await uploadPoster(
				picture,
				sprintf(
					/* translators: %s: title of a video. */
					__( 'Poster image for %s', 'mainstreet-blocks' ),
					title || guid
				),
				id
			);
			// The dialog was closed meanwhile.
			if ( isOpen.current ) {
				onPick( address );
				onClose();
			}
		} catch ( reason ) {
			setSaving( false );
			setError(
				reason instanceof Error
					? getFailure( null )
					: getFailure( reason )
			);
		}
	};
	return (
		<Modal
			title={ __( 'Use a frame from the video', 'mainstreet-blocks' ) }
			onRequestClose={ onClose }
			size="large"
		>
			<div style={ { display: 'grid', gap: 16 } }>
				{ error && (
					<Notice status="error" isDismissible={ false }>
						{ error }
					</Notice>
				) }
				<p style={ { margin: 0 } }>
					{ __(
						'Play the video or go to the frame you want, then use it as the poster image.',
						'mainstreet-blocks'
					) }
				</p>
				{ film ? (
					<video
						ref={ video }
						src={ film }
						controls
						muted
						playsInline
						preload="auto"
						aria-label={
							title || __( 'Video', 'mainstreet-blocks' )
						}
						onLoadedData={ () => setReady( true ) }
						onError={ () => setError( getFailure( null ) ) }
						style={ { width: '100%', maxHeight: '50vh' } }
					/>
				) : (
					! error && <Spinner />
				) }
				<div style={ { display: 'flex', gap: 8 } }>
					<Button
						__next40pxDefaultSize
						variant="primary"
						isBusy={ isSaving }
						disabled={ ! isReady || isSaving }
						accessibleWhenDisabled
						onClick={ () => void use() }
					>
						{ __( 'Use this frame', 'mainstreet-blocks' ) }
					</Button>
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ onClose }
					>
						{ __( 'Cancel', 'mainstreet-blocks' ) }
					</Button>
				</div>
			</div>
		</Modal>
	);
}

import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import {
	BaseControl,
	Button,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- what core's own panels are laid out with, from 6.8 to 7.1.
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { useId, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { toRecord, toText } from '@shared/guards';
import { FrameDialog } from './frame-dialog';

type Props = {
	guid: string;
	/** Attachment. */
	id?: number;
	title?: string;
	poster?: string;
	onChange: ( poster: string | undefined ) => void;
};

/** The picture that is shown before a video plays: from the library, or a frame of the video. */
export function PosterControl( {
	guid,
	id,
	title = '',
	poster,
	onChange,
}: Props ) {
	const [ isOpen, setOpen ] = useState( false );
	const label = useId();
	const choose = useRef< HTMLButtonElement >( null );
	return (
		<MediaUploadCheck>
			<div role="group" aria-labelledby={ label }>
				<VStack spacing={ 2 }>
					<BaseControl.VisualLabel id={ label }>
						{ __( 'Poster image', 'mainstreet-blocks' ) }
					</BaseControl.VisualLabel>
					{ poster && (
						<img
							src={ poster }
							alt={ __( 'Poster image', 'mainstreet-blocks' ) }
							style={ { maxWidth: '100%' } }
						/>
					) }
					<MediaUpload
						title={ __(
							'Select poster image',
							'mainstreet-blocks'
						) }
						allowedTypes={ [ 'image' ] }
						onSelect={ ( image: unknown ) =>
							onChange(
								toText( toRecord( image ).url ) || undefined
							)
						}
						render={ ( { open } ) => (
							<Button
								ref={ choose }
								__next40pxDefaultSize
								variant="secondary"
								style={ { justifyContent: 'center' } }
								onClick={ open }
							>
								{ poster
									? __( 'Replace', 'mainstreet-blocks' )
									: __(
											'Media Library',
											'mainstreet-blocks'
										) }
							</Button>
						) }
					/>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						style={ { justifyContent: 'center' } }
						onClick={ () => setOpen( true ) }
					>
						{ __(
							'Use a frame of the video',
							'mainstreet-blocks'
						) }
					</Button>
					{ poster && (
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							style={ { justifyContent: 'center' } }
							onClick={ () => {
								onChange( undefined );
								choose.current?.focus();
							} }
						>
							{ __( 'Remove', 'mainstreet-blocks' ) }
						</Button>
					) }
				</VStack>
			</div>
			{ isOpen && (
				<FrameDialog
					guid={ guid }
					id={ id }
					title={ title }
					onPick={ onChange }
					onClose={ () => setOpen( false ) }
				/>
			) }
		</MediaUploadCheck>
	);
}

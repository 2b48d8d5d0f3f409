import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import {
	BaseControl,
	Button,
	DropdownMenu,
	MenuGroup,
	MenuItem,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- what core's own panels are laid out with, from 6.8 to 7.1.
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { useId, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { media, video } from '@wordpress/icons';
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

type MenuProps = {
	isReplaced: boolean;
	onChange: Props[ 'onChange' ];
	onUseFrame: () => void;
};

/** Sources of a poster. Other libraries follow the Media Library (extensions/external-media). */
function PosterMenu( { isReplaced, onChange, onUseFrame }: MenuProps ) {
	const text = isReplaced
		? __( 'Replace poster image', 'mainstreet-blocks' )
		: __( 'Select poster image', 'mainstreet-blocks' );
	return (
		<DropdownMenu
			icon={ null }
			label={ text }
			text={ text }
			toggleProps={ {
				__next40pxDefaultSize: true,
				variant: 'secondary',
				showTooltip: false,
				style: { width: '100%', justifyContent: 'center' },
			} }
		>
			{ ( { onClose } ) => (
				<MenuGroup>
					<MediaUpload
						title={ __(
							'Select poster image',
							'mainstreet-blocks'
						) }
						allowedTypes={ [ 'image' ] }
						onSelect={ ( image: unknown ) => {
							onClose();
							onChange(
								toText( toRecord( image ).url ) || undefined
							);
						} }
						// The menu stays open, because closing it would unmount the dialog.
						render={ ( { open } ) => (
							<MenuItem icon={ media } onClick={ open }>
								{ __( 'Media Library', 'mainstreet-blocks' ) }
							</MenuItem>
						) }
					/>
					<MenuItem
						icon={ video }
						onClick={ () => {
							onClose();
							onUseFrame();
						} }
					>
						{ __(
							'Use a frame from the video',
							'mainstreet-blocks'
						) }
					</MenuItem>
				</MenuGroup>
			) }
		</DropdownMenu>
	);
}

/** The poster: from the library, or a frame of the video. */
export function PosterControl( {
	guid,
	id,
	title = '',
	poster,
	onChange,
}: Props ) {
	const [ isOpen, setOpen ] = useState( false );
	const label = useId();
	const menu = useRef< HTMLDivElement >( null );
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
					{ /* As wide as the button below it. */ }
					<div ref={ menu } style={ { display: 'grid' } }>
						<PosterMenu
							isReplaced={ !! poster }
							onChange={ onChange }
							onUseFrame={ () => setOpen( true ) }
						/>
					</div>
					{ poster && (
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							style={ { justifyContent: 'center' } }
							onClick={ () => {
								onChange( undefined );
								menu.current
									?.querySelector( 'button' )
									?.focus();
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

import { createBlobURL } from '@wordpress/blob';
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { clamp } from '@shared/guards';
import {
	ImageDropZone,
	ImagePicker,
	MediaButton,
	MediaToolbar,
} from '@shared/image-list/picker';
import { SlideTools } from '@shared/image-list/slide-tools';
import { ContentControls } from '@shared/inspector';
import { Notices, splitPicked, useNotices, useUploads } from '@shared/uploads';
import { getIds, parseId } from '@shared/uploads/attachment';
import { DEFAULTS, normalize, withSettings } from '../attributes';
import { icon } from '../icon';
import { MEDIA_TYPES, type Attributes, type StorySettings } from '../types';
import { previewFile } from './media';
import { Preview } from './preview';
import {
	DisplayPanel,
	FullscreenPanel,
	PlaybackPanel,
} from './settings-panels';
import { SlidePanel } from './slide-panel';
import { usePlayback } from './use-playback';
import { useSlides } from './use-slides';

const ALLOWED: string[] = [ ...MEDIA_TYPES ];

/** Custom properties, which React's type of styles does not know. */
const getStyle = ( {
	defaultAspectRatio: ratio,
}: StorySettings ): Record< string, string > =>
	ratio === DEFAULTS.defaultAspectRatio
		? {}
		: { '--wp-story-ratio': String( ratio ) };

export default function Edit( {
	attributes,
	setAttributes,
	clientId,
	isSelected,
}: BlockEditProps< Attributes > ) {
	const { mediaFiles: slides, settings } = normalize( attributes );
	const total = slides.length;
	const ids = getIds( slides );
	const notices = useNotices();
	const actions = useSlides( clientId );
	const playback = usePlayback( slides, settings, isSelected );
	const current = playback.state.index;
	const slide = slides[ current ];
	const show = ( index: number ) => playback.send( { type: 'show', index } );
	const uploads = useUploads( {
		lock: `mainstreet-story-${ clientId }`,
		allowedTypes: ALLOWED,
		addresses: slides.map( ( { url } ) => url ),
		messages: {
			lost: __(
				'A file was still uploading when the editor was closed. Please add it again.',
				'mainstreet-blocks'
			),
			failed: __(
				'Could not upload a file. Please try again.',
				'mainstreet-blocks'
			),
		},
		onSettle: actions.settle,
		onError: notices.add,
	} );
	const addFiles = ( files: File[] ) => {
		notices.clear();
		actions.add(
			files.map( ( file ) => previewFile( file, createBlobURL( file ) ) )
		);
	};
	const panels = {
		settings,
		onChange: ( changes: Partial< StorySettings > ) =>
			setAttributes( {
				settings: withSettings( attributes.settings, changes ),
			} ),
	};

	return (
		<div
			{ ...useBlockProps( {
				className: `wp-story${ total > 0 ? ' is-player' : '' }`,
				style: getStyle( settings ),
			} ) }
		>
			<Notices
				messages={ notices.messages }
				onRemove={ notices.remove }
			/>
			{ total > 0 && (
				<>
					<MediaToolbar>
						<MediaButton
							multiple
							allowedTypes={ ALLOWED }
							value={ ids }
							onSelect={ ( picked: unknown ) => {
								const { media } = splitPicked( picked );
								// Nothing is chosen if the library had not loaded.
								if ( media.length > 0 ) {
									actions.select( media );
								}
							} }
							label={ __( 'Edit story', 'mainstreet-blocks' ) }
						/>
						<MediaButton
							allowedTypes={ ALLOWED }
							value={ parseId( slide?.id ) ?? undefined }
							onSelect={ ( media: unknown ) =>
								actions.replace( current, media )
							}
							label={ __( 'Replace slide', 'mainstreet-blocks' ) }
						/>
					</MediaToolbar>
					<Preview
						slides={ slides }
						settings={ settings }
						playback={ playback }
						isSelected={ isSelected }
					>
						{ isSelected && (
							<SlideTools
								className="wp-block-jetpack-story__tools"
								current={ current }
								total={ total }
								onMove={ ( to ) => {
									actions.move( current, to );
									show( to );
								} }
								onRemove={ () => {
									actions.remove( current );
									show( clamp( current, 0, total - 2 ) );
								} }
							/>
						) }
					</Preview>
					{ uploads.canUpload && (
						<ImageDropZone
							label={ __(
								'Drop images and videos to add slides',
								'mainstreet-blocks'
							) }
							onFiles={ addFiles }
						/>
					) }
				</>
			) }
			{ ( total === 0 || isSelected ) && (
				<ImagePicker
					key={ total > 0 ? 'more' : 'first' }
					icon={ icon }
					title={
						total > 0
							? __( 'Add slides', 'mainstreet-blocks' )
							: __( 'Story', 'mainstreet-blocks' )
					}
					instructions={ __(
						'Drag and drop images and videos, upload new ones, or select from your media library.',
						'mainstreet-blocks'
					) }
					allowedTypes={ ALLOWED }
					isAppender={ total > 0 }
					onFiles={ addFiles }
					onMedia={ actions.append }
					onError={ notices.add }
				/>
			) }
			{ slide && (
				<ContentControls>
					<SlidePanel
						slide={ slide }
						current={ current }
						total={ total }
						onChange={ ( values ) =>
							actions.edit( current, values )
						}
					/>
				</ContentControls>
			) }
			<InspectorControls>
				<PlaybackPanel { ...panels } />
				<FullscreenPanel { ...panels } />
				<DisplayPanel { ...panels } />
			</InspectorControls>
		</div>
	);
}

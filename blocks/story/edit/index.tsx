import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { clamp } from '@shared/guards';
import { ContentControls } from '@shared/inspector';
import { Notices, useNotices, useUploads } from '@shared/uploads';
import { getIds, parseId } from '@shared/uploads/attachment';
import { DEFAULTS, normalise, withSettings } from '../attributes';
import type { Attributes, StorySettings } from '../types';
import { previewFile } from './media';
import { ALLOWED, Picker, SlideDropZone, StoryToolbar } from './picker';
import { Preview } from './preview';
import {
	DisplayPanel,
	FullscreenPanel,
	PlaybackPanel,
} from './settings-panels';
import { SlidePanel } from './slide-panel';
import { SlideTools } from './slide-tools';
import { usePlayback } from './use-playback';
import { useSlides } from './use-slides';

/** Custom properties of the canvas: React's own style type knows none. */
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
	const { mediaFiles: slides, settings } = normalise( attributes );
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
		const previews = uploads.preview( files );
		actions.add(
			files.map( ( file, index ) =>
				previewFile( file, previews[ index ] ?? '' )
			)
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
					<StoryToolbar
						ids={ ids }
						current={ parseId( slide?.id ) }
						onSelect={ actions.select }
						onReplace={ ( media ) =>
							actions.replace( current, media )
						}
					/>
					<Preview
						slides={ slides }
						settings={ settings }
						playback={ playback }
						isSelected={ isSelected }
					>
						{ isSelected && (
							<SlideTools
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
						<SlideDropZone onFiles={ addFiles } />
					) }
				</>
			) }
			{ ( total === 0 || isSelected ) && (
				<Picker
					key={ total > 0 ? 'more' : 'first' }
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
							actions.describe( current, values )
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

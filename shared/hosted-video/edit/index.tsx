import {
	BlockControls,
	MediaPlaceholder,
	MediaReplaceFlow,
	RichText,
} from '@wordpress/block-editor';
import { Disabled, Placeholder, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { toText } from '@shared/guards';
import { UploadProgress } from '@shared/resumable/progress';
import { Notices } from '@shared/uploads';
import { TracksButton } from '../tracks';
import { playerAddress } from '../address';
import { Inspector } from './inspector';
import { KINDS, type EditProps } from './types';
import { useVideo } from './use-video';

/** Files are handed over as they are; the types of core's placeholder leave this one out. */
const UNSENT: Record< string, boolean > = { handleUpload: false };

/**
 * A hosted video in the editor.
 *
 * @param props See Props.
 */
export function HostedVideoEdit( props: EditProps ) {
	const { attributes, blockProps, isSelected, setAttributes } = props;
	const { guid = '', caption = '', id, src, maxWidth, title } = attributes;
	const { isAsking, current, forget, notices, pick } = useVideo( props );
	const fail = ( message: unknown ) => notices.add( toText( message ) );
	if ( ! guid ) {
		return (
			<figure { ...blockProps }>
				<Notices
					messages={ notices.messages }
					onRemove={ notices.remove }
				/>
				{ current && (
					<Placeholder
						icon="format-video"
						label={ __( 'Uploading', 'mainstreet-blocks' ) }
					>
						<UploadProgress { ...current } onCancel={ forget } />
					</Placeholder>
				) }
				{ ! current && isAsking && (
					<p role="status">
						<Spinner />
						{ __( 'Generating preview', 'mainstreet-blocks' ) }
					</p>
				) }
				{ ! current && ! isAsking && (
					<MediaPlaceholder
						icon="format-video"
						labels={ {
							title: __( 'Hosted Video', 'mainstreet-blocks' ),
							instructions: __(
								'Embed a video from your media library or upload a new one.',
								'mainstreet-blocks'
							),
						} }
						accept="video/*"
						allowedTypes={ KINDS }
						{ ...UNSENT }
						onSelect={ pick }
						onError={ fail }
					/>
				) }
			</figure>
		);
	}
	return (
		<figure { ...blockProps }>
			<BlockControls group="other">
				<TracksButton
					guid={ guid }
					onChange={ ( tracks ) => setAttributes( { tracks } ) }
				/>
				<MediaReplaceFlow
					name={ __( 'Edit video', 'mainstreet-blocks' ) }
					mediaId={ id }
					mediaURL={ src ?? '' }
					allowedTypes={ KINDS }
					accept="video/*"
					{ ...UNSENT }
					onSelect={ pick }
					onError={ fail }
				/>
			</BlockControls>
			<Inspector
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			<Notices
				messages={ notices.messages }
				onRemove={ notices.remove }
			/>
			{ current && <UploadProgress { ...current } onCancel={ forget } /> }
			<div style={ { maxWidth, marginInline: 'auto' } }>
				{ /* A press selects the block; inside it the player can be tried. */ }
				<Disabled isDisabled={ ! isSelected }>
					<iframe
						title={ title || __( 'Video', 'mainstreet-blocks' ) }
						src={ playerAddress( guid, {
							...attributes,
							autoplay: false,
						} ) }
						style={ {
							aspectRatio: '16 / 9',
							border: 0,
							display: 'block',
							inlineSize: '100%',
						} }
					/>
				</Disabled>
			</div>
			{ ( isSelected || caption ) && (
				<RichText
					tagName="figcaption"
					value={ caption }
					onChange={ ( value: string ) =>
						setAttributes( { caption: value } )
					}
					aria-label={ __(
						'Video caption text',
						'mainstreet-blocks'
					) }
					placeholder={ __( 'Add caption', 'mainstreet-blocks' ) }
				/>
			) }
		</figure>
	);
}

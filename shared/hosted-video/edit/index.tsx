import { RichText } from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { video as videoIcon } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { useFocusInBlock } from '@shared/embed-editor';
import { toText } from '@shared/guards';
import { UploadProgress } from '@shared/resumable/progress';
import { Notices } from '@shared/uploads';
import { VideoPreview, Waiting } from '../preview';
import { EmbedOffer } from './embed-offer';
import { Inspector } from './inspector';
import { VideoPlaceholder } from './placeholder';
import { VideoToolbar } from './toolbar';
import type { EditProps } from './types';
import { useVideo } from './use-video';

/** No box of its own. */
const STEP = { display: 'contents' };

/** A step that keeps the focus in the block when it is replaced. */
const Step = ( { children }: { children: ReactNode } ) => (
	<div ref={ useFocusInBlock< HTMLDivElement >() } style={ STEP }>
		{ children }
	</div>
);

/** Shown before there is a video. */
function Empty( {
	isAsking,
	current,
	forget,
	pick,
	takeUrl,
	fail,
}: Omit< ReturnType< typeof useVideo >, 'notices' | 'offer' > & {
	fail: ( message: unknown ) => void;
} ) {
	if ( current ) {
		return (
			<Step key="upload">
				<Placeholder
					icon={ videoIcon }
					label={
						current.state.status === 'failed'
							? __( 'Upload failed', 'mainstreet-blocks' )
							: __( 'Uploading', 'mainstreet-blocks' )
					}
				>
					<UploadProgress { ...current } onCancel={ forget } />
				</Placeholder>
			</Step>
		);
	}
	return isAsking ? (
		<Waiting />
	) : (
		<Step key="choose">
			<VideoPlaceholder
				onPick={ pick }
				onUrl={ ( url ) => void takeUrl( url ) }
				onError={ fail }
			/>
		</Step>
	);
}

/** A hosted video in the editor. */
export function HostedVideoEdit( props: EditProps ) {
	const { attributes, blockProps, isSelected, setAttributes } = props;
	const { guid = '', caption = '', maxWidth } = attributes;
	const { notices, offer, ...video } = useVideo( props );
	const fail = ( message: unknown ) => notices.add( toText( message ) );
	const messages = (
		<Notices messages={ notices.messages } onRemove={ notices.remove } />
	);
	if ( ! guid ) {
		return (
			<figure { ...blockProps }>
				{ messages }
				{ offer && (
					<EmbedOffer clientId={ props.clientId } offer={ offer } />
				) }
				<Empty { ...video } fail={ fail } />
			</figure>
		);
	}
	return (
		<figure { ...blockProps }>
			<VideoToolbar
				guid={ guid }
				attributes={ attributes }
				onTracks={ ( tracks ) => setAttributes( { tracks } ) }
				onPick={ video.pick }
				onError={ fail }
			/>
			<Inspector
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			{ messages }
			{ video.current && (
				<Step>
					<UploadProgress
						{ ...video.current }
						onCancel={ video.forget }
					/>
				</Step>
			) }
			<div style={ { maxWidth, marginInline: 'auto' } }>
				<VideoPreview
					guid={ guid }
					attributes={ attributes }
					isSelected={ isSelected }
				/>
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

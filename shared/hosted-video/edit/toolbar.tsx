import { BlockControls, MediaReplaceFlow } from '@wordpress/block-editor';
import { ToolbarButton } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getVideoProblem } from '../availability';
import { TracksButton } from '../tracks';
import type { Track, VideoAttributes } from '../types';
import { getProblemText } from './placeholder';
import { KINDS, NO_AUTO_UPLOAD } from './types';

type Props = {
	guid: string;
	attributes: VideoAttributes;
	onTracks: ( tracks: Track[] ) => void;
	onPick: ( picked: unknown ) => void;
	onError: ( message: unknown ) => void;
};

/** Toolbar with text tracks and “Edit video”. */
export function VideoToolbar( {
	guid,
	attributes,
	onTracks,
	onPick,
	onError,
}: Props ) {
	const problem = getVideoProblem();
	const name = __( 'Edit video', 'mainstreet-blocks' );
	return (
		<BlockControls group="other">
			<TracksButton guid={ guid } onChange={ onTracks } />
			{ problem ? (
				<ToolbarButton
					disabled
					accessibleWhenDisabled
					showTooltip
					label={ `${ name }. ${ getProblemText( problem ) }` }
				>
					{ name }
				</ToolbarButton>
			) : (
				<MediaReplaceFlow
					name={ name }
					mediaId={ attributes.id }
					mediaURL={ attributes.src ?? '' }
					allowedTypes={ KINDS }
					accept="video/*"
					{ ...NO_AUTO_UPLOAD }
					onSelect={ onPick }
					onError={ onError }
				/>
			) }
		</BlockControls>
	);
}

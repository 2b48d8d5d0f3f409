import { Dropdown, ToolbarButton } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { TextToolbarGroup } from '@shared/toolbar/text-toolbar-group';
import type { Track } from '../types';
import { TrackForm } from './form';
import { TrackList, type TrackName } from './list';
import { useTracks } from './use-tracks';

type Props = {
	guid: string;
	/** Called with all tracks when one was added, changed or removed. */
	onChange: ( tracks: Track[] ) => void;
};

/** The list, with the element to focus after the form, or the form. */
type View =
	{ is: 'list'; focus?: TrackName | 'add' } | { is: 'form'; old?: Track };

/** The list, or the form in its place. */
function Tracks( { guid, onChange }: Props ) {
	const { tracks, isLoading, save, remove } = useTracks( guid, onChange );
	const [ view, setView ] = useState< View >( { is: 'list' } );
	if ( view.is === 'form' ) {
		const { old } = view;
		return (
			<TrackForm
				tracks={ tracks }
				old={ old }
				save={ save }
				onClose={ ( saved ) =>
					setView( {
						is: 'list',
						focus: old ? ( saved ?? old ) : 'add',
					} )
				}
			/>
		);
	}
	return (
		<TrackList
			tracks={ tracks }
			isLoading={ isLoading }
			remove={ remove }
			onAdd={ () => setView( { is: 'form' } ) }
			onEdit={ ( old ) => setView( { is: 'form', old } ) }
			focus={ view.focus }
		/>
	);
}

/** Subtitles, chapters and the like of a video, from the block's toolbar. */
export const TracksButton = ( props: Props ) => (
	<Dropdown
		contentClassName="mainstreet-video-tracks"
		popoverProps={ { placement: 'bottom-start' } }
		renderToggle={ ( { isOpen, onToggle } ) => (
			<TextToolbarGroup>
				<ToolbarButton
					aria-haspopup="true"
					aria-expanded={ isOpen }
					onClick={ onToggle }
				>
					{ __( 'Text tracks', 'mainstreet-blocks' ) }
				</ToolbarButton>
			</TextToolbarGroup>
		) }
		renderContent={ () => (
			<div style={ { minWidth: 260, maxWidth: 320 } }>
				<Tracks { ...props } />
			</div>
		) }
	/>
);

import { Dropdown, ToolbarButton } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { TextToolbarGroup } from '@shared/toolbar-group';
import type { Track } from '../types';
import { TrackForm } from './form';
import { TrackList } from './list';
import { useTracks } from './use-tracks';

type Props = {
	guid: string;
	/** Called with all tracks when one was added or removed. */
	onChange: ( tracks: Track[] ) => void;
};

/** The list, or the form in its place. */
function Tracks( { guid, onChange }: Props ) {
	const { tracks, isLoading, add, remove } = useTracks( guid, onChange );
	const [ view, setView ] = useState< 'list' | 'form' | 'back' >( 'list' );
	return view === 'form' ? (
		<TrackForm
			tracks={ tracks }
			add={ add }
			onClose={ () => setView( 'back' ) }
		/>
	) : (
		<TrackList
			tracks={ tracks }
			isLoading={ isLoading }
			remove={ remove }
			onAdd={ () => setView( 'form' ) }
			isBack={ view === 'back' }
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

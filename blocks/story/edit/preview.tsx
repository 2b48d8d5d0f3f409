import type { ReactNode } from 'react';
import type { MediaFile, StorySettings } from '../types';
import { Controls } from './controls';
import { Slide } from './slide';
import type { usePlayback } from './use-playback';

type Props = {
	slides: MediaFile[];
	settings: StorySettings;
	playback: ReturnType< typeof usePlayback >;
	isSelected: boolean;
	/** Controls of the editor above the story. */
	children: ReactNode;
};

const getMarks = ( {
	ended,
	muted,
	playing,
}: Record< 'ended' | 'muted' | 'playing', boolean > ): string =>
	`${ playing ? ' is-playing' : '' }${ ended ? ' is-ended' : '' }${
		muted ? ' is-muted' : ''
	}`;

/** Story in the canvas, as on the page. */
export function Preview( props: Props ) {
	const { children, isSelected, playback, settings, slides } = props;
	const { send, setVideo, state } = playback;
	const file = slides[ state.index ];
	return (
		<div className={ `wp-story-app${ getMarks( state ) }` }>
			<div className="wp-story-display-contents">
				<div className="wp-story-wrapper">
					{ file && (
						<Slide
							// Another file is another element, which loads again.
							key={ `${ state.index } ${ file.url }` }
							file={ file }
							settings={ settings }
							videoRef={ setVideo }
							onReady={ ( duration ) =>
								send( {
									type: 'ready',
									duration:
										duration || settings.imageTime * 1000,
								} )
							}
						/>
					) }
				</div>
				<Controls
					state={ state }
					settings={ settings }
					hasVideo={ slides.some( ( { type } ) => type === 'video' ) }
					isActive={ isSelected }
					send={ send }
				/>
				{ children }
			</div>
		</div>
	);
}

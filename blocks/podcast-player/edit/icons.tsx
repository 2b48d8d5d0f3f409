import { Path, SVG } from '@wordpress/primitives';

/** The same as Podcast_Player_Controls::ICONS (PHP). */
const PATHS = {
	play: 'M8 5v14l11-7z',
	pause: 'M7 5h4v14H7zm6 0h4v14h-4z',
	back: 'M12 5V1L7 6l5 5V7a6 6 0 1 1-6 6H4a8 8 0 1 0 8-8z',
	forward: 'M12 5V1l5 5-5 5V7a6 6 0 1 0 6 6h2a8 8 0 1 1-8-8z',
};

type Props = { name: keyof typeof PATHS; seconds?: number };

/** An icon of the player. */
export const Icon = ( { name, seconds }: Props ) => (
	<SVG
		className={ `is-${ name }` }
		viewBox="0 0 24 24"
		aria-hidden="true"
		focusable="false"
	>
		<Path d={ PATHS[ name ] } />
		{ seconds && (
			<text x="12" y="15.5" textAnchor="middle">
				{ seconds }
			</text>
		) }
	</SVG>
);

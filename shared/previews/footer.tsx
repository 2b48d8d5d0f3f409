import { Path, SVG } from '@wordpress/primitives';
import { __ } from '@wordpress/i18n';

/** Icons of a microblog post's actions, without function. */
const getIcons = (): [ name: string, path: string ][] => [
	[
		__( 'Replies', 'mainstreet-blocks' ),
		'M12 4.5c-4.4 0-8 2.9-8 6.5 0 2 1.1 3.7 2.8 4.9-.1 1-.6 2-1.5 3 1.7-.1 3.2-.8 4.3-1.6.8.2 1.6.3 2.4.3 4.4 0 8-2.9 8-6.6s-3.6-6.5-8-6.5Z',
	],
	[
		__( 'Reposts', 'mainstreet-blocks' ),
		'M7.5 18V7.5M4.5 10.5l3-3 3 3M11 18h-3.5M16.5 6v10.5M19.5 13.5l-3 3-3-3M13 6h3.5',
	],
	[
		__( 'Likes', 'mainstreet-blocks' ),
		'M12 19s-7-4.3-7-9c0-2.3 1.7-4 3.8-4 1.3 0 2.5.7 3.2 1.9C12.7 6.7 13.9 6 15.2 6 17.3 6 19 7.7 19 10c0 4.7-7 9-7 9Z',
	],
	[
		__( 'Share', 'mainstreet-blocks' ),
		'M12 15V4.5M8.5 8 12 4.5 15.5 8M5.5 13v6h13v-6',
	],
];

/** The row of icons below a post. */
export function Footer() {
	return (
		<div className="mainstreet-preview__footer">
			{ getIcons().map( ( [ name, path ] ) => (
				<span key={ name } role="img" aria-label={ name }>
					<SVG
						viewBox="0 0 24 24"
						width="20"
						height="20"
						fill="none"
						stroke="currentColor"
						strokeWidth="1.5"
					>
						<Path d={ path } />
					</SVG>
				</span>
			) ) }
		</div>
	);
}

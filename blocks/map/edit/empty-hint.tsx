import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LocationControl } from '@shared/location';
import type { Point } from '../types';
import type { PointFinder } from './geocode';

type Props = {
	/** Null if no geocoder is available. */
	finder: PointFinder | null;
	/** Search term that was entered before the map was set up. */
	query: string;
	onAdd: ( point: Point ) => void;
	onPlace: () => void;
};

/** Search for the first place, above a map without markers. */
export function EmptyHint( { finder, query, onAdd, onPlace }: Props ) {
	return (
		<div className="wp-block-jetpack-map__placing">
			{ finder ? (
				<LocationControl
					label={ __( 'Where are you?', 'mainstreet-blocks' ) }
					placeholder={ __(
						'Address or place',
						'mainstreet-blocks'
					) }
					initialQuery={ query }
					finder={ finder }
					getText={ ( { caption, title } ) => caption || title }
					onChoose={ onAdd }
				/>
			) : (
				<p>
					{ __(
						'This map has no places yet. Place a marker manually.',
						'mainstreet-blocks'
					) }
				</p>
			) }
			<Button size="compact" variant="secondary" onClick={ onPlace }>
				{ __( 'Place a marker', 'mainstreet-blocks' ) }
			</Button>
		</div>
	);
}

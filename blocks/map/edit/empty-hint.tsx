import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

type Props = {
	/** Whether places can be searched for. */
	canSearch: boolean;
	onPlace: () => void;
};

/** Says how a place gets onto a map that has none yet. */
export function EmptyHint( { canSearch, onPlace }: Props ) {
	return (
		<div className="wp-block-jetpack-map__placing">
			<p>
				{ canSearch
					? __(
							'This map has no places yet. Search for one with “Add a marker” in the block toolbar, or place a marker manually.',
							'mainstreet-blocks'
						)
					: __(
							'This map has no places yet. Place a marker manually.',
							'mainstreet-blocks'
						) }
			</p>
			<Button size="compact" variant="secondary" onClick={ onPlace }>
				{ __( 'Place a marker', 'mainstreet-blocks' ) }
			</Button>
		</div>
	);
}

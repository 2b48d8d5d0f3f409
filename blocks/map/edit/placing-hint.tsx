import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Instructions above a map on which a marker is being placed. */
export function PlacingHint( { onCancel }: { onCancel: () => void } ) {
	return (
		<>
			<span
				aria-hidden="true"
				className="wp-block-jetpack-map__crosshair"
			/>
			<div className="wp-block-jetpack-map__placing">
				<p role="status">
					{ __(
						'Click where you want the marker. With a keyboard, move the map with the arrow keys, zoom with + and -, and press Enter.',
						'mainstreet-blocks'
					) }
				</p>
				<Button size="compact" variant="secondary" onClick={ onCancel }>
					{ __( 'Cancel', 'mainstreet-blocks' ) }
				</Button>
			</div>
		</>
	);
}

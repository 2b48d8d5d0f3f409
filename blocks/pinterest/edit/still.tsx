import { __ } from '@wordpress/i18n';

/** Pictures of a board by their colours alone, for the inserter: Pinterest is not asked. */
export function Still() {
	return (
		<div
			className="wp-block-jetpack-pinterest__still"
			role="img"
			aria-label={ __( 'Preview of a board', 'mainstreet-blocks' ) }
		>
			{ [ 1, 2, 3, 4, 5, 6 ].map( ( number ) => (
				<span key={ number } />
			) ) }
		</div>
	);
}

import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Stands where the embed will be, while its address is being looked at. */
export function EmbedLoading() {
	return (
		<div className="wp-block-embed is-loading" role="status">
			<Spinner />
			<p>{ __( 'Embedding…', 'mainstreet-blocks' ) }</p>
		</div>
	);
}

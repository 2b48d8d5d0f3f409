import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Placeholder while the URL is being checked. */
export function EmbedLoading() {
	return (
		<div
			className="mainstreet-embed-loading"
			role="status"
			style={ {
				alignItems: 'center',
				display: 'flex',
				flexDirection: 'column',
				gap: '8px',
				padding: '16px',
			} }
		>
			<Spinner style={ { margin: 0 } } />
			<p style={ { margin: 0 } }>
				{ __( 'Embedding…', 'mainstreet-blocks' ) }
			</p>
		</div>
	);
}

import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SourceForm } from './source-form';
import type { TokenState } from './token-store';

/** Sidebar panel for who draws the maps of this site. */
export function SourcePanel( { access }: { access: TokenState } ) {
	return (
		<PanelBody
			title={ __( 'Source of the Map', 'mainstreet-blocks' ) }
			initialOpen={ false }
		>
			{ access.isWritable ? (
				<>
					<p>
						{ __(
							'Holds for all maps of this site.',
							'mainstreet-blocks'
						) }
					</p>
					<SourceForm
						// Drawn anew once another source is in force.
						key={ access.source }
						access={ access }
						initial={ access.source }
						mapbox={ null }
					/>
				</>
			) : (
				<p>
					{ __(
						'All maps of this site have the same source. Please ask an administrator if it has to be changed.',
						'mainstreet-blocks'
					) }
				</p>
			) }
		</PanelBody>
	);
}

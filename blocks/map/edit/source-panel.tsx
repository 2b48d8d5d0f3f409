import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SourceForm } from './source-form';
import type { TokenState } from './token-store';

/** Sidebar panel for who draws the maps of this site. */
export function SourcePanel( { access }: { access: TokenState } ) {
	return (
		<PanelBody
			title={ __( 'Map provider', 'mainstreet-blocks' ) }
			initialOpen={ false }
		>
			{ access.isWritable ? (
				<>
					<p>
						{ __(
							'Applies to all maps on this site.',
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
						'All maps on this site use the same provider. Please ask an administrator if you need to change it.',
						'mainstreet-blocks'
					) }
				</p>
			) }
		</PanelBody>
	);
}

import { __ } from '@wordpress/i18n';
import { SettingsPanel } from '@shared/inspector';
import type { MapAccess } from '@store/map-access';
import { SourceForm } from './source-form';
import { TokenSettings } from './token-settings';

const NONE = {};

const ignore = () => {};

type Props = { access: MapAccess };

function SourceSettings( { access }: Props ) {
	return access.isWritable ? (
		<>
			<p>
				{ __(
					'Applies to all maps on this site.',
					'mainstreet-blocks'
				) }
			</p>
			<SourceForm
				// Remounts the form when the provider changes.
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
	);
}

/** Sidebar panel for settings that all maps of the site share: the provider and its access token. */
export const ServicePanel = ( { access }: Props ) => (
	<SettingsPanel
		title={ __( 'Map service', 'mainstreet-blocks' ) }
		values={ NONE }
		onChange={ ignore }
		settings={ [
			{
				label: __( 'Map provider', 'mainstreet-blocks' ),
				reset: NONE,
				isShownByDefault: false,
				control: () => <SourceSettings access={ access } />,
			},
			access.source === 'mapbox' && {
				label: __( 'Mapbox access token', 'mainstreet-blocks' ),
				reset: NONE,
				isShownByDefault: false,
				control: () => <TokenSettings access={ access } />,
			},
		] }
	/>
);

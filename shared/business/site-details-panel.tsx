import { InspectorControls } from '@wordpress/block-editor';
import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SettingsPanel } from '@shared/inspector';
import type { SiteDetails } from './use-site-details';

type Switch = Pick< SiteDetails, 'isOn' | 'canEdit' | 'toggle' >;

function getHelp( { isOn, canEdit }: Switch ): string {
	if ( ! isOn ) {
		return __(
			'Shows the details from Settings > Mainstreet, and changes with them.',
			'mainstreet-blocks'
		);
	}
	return canEdit
		? __(
				'What you change here changes wherever this site shows it.',
				'mainstreet-blocks'
			)
		: __(
				'An administrator enters them under Settings > Mainstreet.',
				'mainstreet-blocks'
			);
}

/** Sidebar: whether the block shows the details of the site in place of its own. */
export function SiteDetailsPanel( { details }: { details: Switch } ) {
	return (
		<InspectorControls>
			<SettingsPanel
				title={ __( 'Business details', 'mainstreet-blocks' ) }
				values={ { useSite: details.isOn || undefined } }
				onChange={ ( { useSite } ) =>
					details.toggle( useSite === true )
				}
				settings={ [
					{
						label: __(
							'Use the site’s details',
							'mainstreet-blocks'
						),
						reset: { useSite: undefined },
						control: ( label ) => (
							<ToggleControl
								__nextHasNoMarginBottom
								label={ label }
								help={ getHelp( details ) }
								checked={ details.isOn }
								onChange={ details.toggle }
							/>
						),
					},
				] }
			/>
		</InspectorControls>
	);
}

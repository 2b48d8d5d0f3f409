import { __ } from '@wordpress/i18n';
import { isViewable } from '@shared/post-editor';
import { registerPanel } from '@shared/register-panel';
import { getGatedBlocks } from '@shared/upgrade/gated-blocks';
import { isFeatureAvailable } from '@shared/upgrade/features';

/** Panel in the settings of viewable posts; if gated, with the upgrade. */
export default function setUp(): void {
	registerPanel( {
		name: 'mainstreet-social-previews',
		getTitle: () => __( 'Social Previews', 'mainstreet-blocks' ),
		places: [ 'Settings' ],
		when: () =>
			isFeatureAvailable( 'social-previews' ) ||
			getGatedBlocks().has( 'social-previews' ),
		confirm: isViewable,
		load: () =>
			import( /* webpackChunkName: "social-previews" */ './panel' ),
	} );
}

import { __, sprintf } from '@wordpress/i18n';
import { UpgradeButton, type Upgrade } from '@shared/upgrade';

/** What stands for the previews where the site's host sells them. */
export function UpgradeView( { upgrade }: { upgrade: Upgrade } ) {
	return (
		<>
			<h2>
				{ sprintf(
					/* translators: %s: name of a plan of the site's host. */
					__(
						'Upgrade to a %s plan to preview your posts',
						'mainstreet-blocks'
					),
					upgrade.planName || __( 'Pro', 'mainstreet-blocks' )
				) }
			</h2>
			<p>
				{ __(
					'See how a post will look in search results and on social networks before you share it.',
					'mainstreet-blocks'
				) }
			</p>
			<UpgradeButton
				url={ upgrade.url }
				plan={ upgrade.plan }
				block="social-previews"
			/>
		</>
	);
}

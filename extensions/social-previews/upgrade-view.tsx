import { __, sprintf } from '@wordpress/i18n';
import { UpgradeButton, type Upgrade } from '@shared/upgrade';

/** Shown in place of the previews if they are gated. */
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

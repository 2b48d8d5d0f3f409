import { Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { UpgradeButton, getGatedBlocks } from '@shared/upgrade';
import { icon } from '../icon';

const NAME = 'jetpack/recurring-payments';

/** Stands for a button without a plan while the site's host asks for one of its own. */
export function UpgradePrompt( { url }: { url: string } ) {
	const upgrade = getGatedBlocks().get( NAME );
	return (
		<Placeholder
			icon={ icon }
			label={ __( 'Payment Button', 'mainstreet-blocks' ) }
			instructions={ __(
				'Upgrade your plan to use payment buttons on your site.',
				'mainstreet-blocks'
			) }
		>
			<UpgradeButton
				url={ url || ( upgrade?.url ?? '' ) }
				plan={ upgrade?.plan ?? '' }
				block={ NAME }
			/>
		</Placeholder>
	);
}

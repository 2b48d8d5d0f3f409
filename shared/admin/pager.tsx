import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

type Props = {
	/** What the buttons page through, for screen readers. */
	label: string;
	hasNewer: boolean;
	hasOlder: boolean;
	isBusy: boolean;
	onNewer: () => void;
	onOlder: () => void;
};

/** Steps through a list that is too long to be counted. */
export function Pager( {
	label,
	hasNewer,
	hasOlder,
	isBusy,
	onNewer,
	onOlder,
}: Props ) {
	if ( ! hasNewer && ! hasOlder ) {
		return null;
	}
	return (
		<nav className="mainstreet-screen__pager" aria-label={ label }>
			<Button
				variant="secondary"
				size="compact"
				accessibleWhenDisabled
				disabled={ ! hasNewer || isBusy }
				onClick={ onNewer }
			>
				{ __( 'Newer', 'mainstreet-blocks' ) }
			</Button>
			<Button
				variant="secondary"
				size="compact"
				accessibleWhenDisabled
				disabled={ ! hasOlder || isBusy }
				onClick={ onOlder }
			>
				{ __( 'Older', 'mainstreet-blocks' ) }
			</Button>
		</nav>
	);
}

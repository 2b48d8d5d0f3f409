import { __, _n, sprintf } from '@wordpress/i18n';
import { useSubscriberCount } from '@shared/subscriber-count';

/** "Join N other subscribers", with the real number. */
export function Count() {
	const count = useSubscriberCount();
	if ( count === 'loading' ) {
		return null;
	}
	return (
		<div className="wp-block-jetpack-subscriptions__subscount">
			{ count === 'unavailable'
				? __( 'Subscriber count unavailable', 'mainstreet-blocks' )
				: sprintf(
						/* translators: %s: number of subscribers. */
						_n(
							'Join %s other subscriber',
							'Join %s other subscribers',
							count,
							'mainstreet-blocks'
						),
						count.toLocaleString()
					) }
		</div>
	);
}

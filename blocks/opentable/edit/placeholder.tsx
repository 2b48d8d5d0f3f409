import { ExternalLink, Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { getServiceLabel } from '@shared/embeds';
import { icon } from '../icon';

type Props = {
	/** Message about the entered value. */
	notice: ReactNode;
	/** The picker. */
	children: ReactNode;
};

/** Asks for the restaurant. */
export function ReservationPlaceholder( { notice, children }: Props ) {
	return (
		<Placeholder
			icon={ icon }
			label={ getServiceLabel( 'opentable' ) }
			instructions={ __(
				'Enter your restaurant ID, or paste the embed code from your OpenTable account.',
				'mainstreet-blocks'
			) }
			notices={ notice }
		>
			{ children }
			<div className="components-placeholder__learn-more">
				<ExternalLink href="https://restaurant.opentable.com/get-started/">
					{ __( 'Sign up for OpenTable', 'mainstreet-blocks' ) }
				</ExternalLink>
				<ExternalLink href="https://support.opentable.com/s/article/Reservation-Widgets">
					{ __( 'Learn more', 'mainstreet-blocks' ) }
				</ExternalLink>
			</div>
		</Placeholder>
	);
}

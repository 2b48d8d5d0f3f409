import { __, sprintf } from '@wordpress/i18n';
import { ConnectPlaceholder } from '@shared/connect';
import { icon } from '../icon';

type Props = {
	/** Name of the host. */
	host: string;
	onLeave?: ( url: string ) => void;
};

/** Stands while the user has no connection to the site's host, where that needs one. */
export const Connect = ( props: Props ) => (
	<ConnectPlaceholder
		icon={ icon }
		label={ __( 'Mailchimp', 'mainstreet-blocks' ) }
		instructions={ sprintf(
			/* translators: %s: name of the company that hosts the site. */
			__(
				'Connect to %s to set up a Mailchimp form.',
				'mainstreet-blocks'
			),
			props.host
		) }
		{ ...props }
	/>
);

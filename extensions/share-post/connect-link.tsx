import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getConnectUrl } from './reshare';
import { usePopupLink } from './use-popup-link';

/** Milliseconds between the end of the popup and the next test. */
const DELAY = 2000;

/** Leads to where accounts are connected. */
export function ConnectLink( { onClose }: { onClose: () => unknown } ) {
	const url = getConnectUrl();
	const openWindow = usePopupLink( onClose, DELAY );
	return url ? (
		<p>
			<ExternalLink href={ url } onClick={ openWindow }>
				{ __( 'Connect an account', 'mainstreet-blocks' ) }
			</ExternalLink>
		</p>
	) : null;
}

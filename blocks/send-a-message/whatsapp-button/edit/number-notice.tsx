import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getHref } from '../get-href';
import type { Attributes } from '../types';
import { isWrong } from './phone';

/** Says in the canvas what is missing for a chat: the sidebar may be closed. */
export function NumberNotice( { attributes }: { attributes: Attributes } ) {
	const { countryCode, phoneNumber = '' } = attributes;
	const isMissing = /[?&]phone=(?:&|$)/.test( getHref( attributes ) );
	if ( ! isMissing && ! isWrong( phoneNumber, countryCode, true ) ) {
		return null;
	}
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			// The field has an alert of its own.
			spokenMessage=""
		>
			{ isMissing
				? __(
						'Add a phone number. Without one, visitors do not see this button.',
						'mainstreet-blocks'
					)
				: __(
						'This phone number does not seem to be valid. Check it, or the chat will not reach you.',
						'mainstreet-blocks'
					) }
		</Notice>
	);
}

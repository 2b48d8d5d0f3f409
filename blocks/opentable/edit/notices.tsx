import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Said beside what was entered where that is no restaurant. */
export function ErrorNotice( {
	isAnnounced = true,
}: {
	isAnnounced?: boolean;
} ) {
	return (
		<Notice
			status="error"
			isDismissible={ false }
			{ ...( ! isAnnounced && { spokenMessage: '' } ) }
		>
			<strong>
				{ __( 'We ran into an issue', 'mainstreet-blocks' ) }
			</strong>
			<br />
			{ __(
				'Please ensure this embed matches the one from your OpenTable account',
				'mainstreet-blocks'
			) }
		</Notice>
	);
}

/** Said of the wide style where the block has not the room for it. */
export function WideNotice() {
	return (
		<Notice status="warning" isDismissible={ false }>
			{ __(
				'The wide style does not fit in the content width. Set the block to wide or full width to show all of it.',
				'mainstreet-blocks'
			) }
		</Notice>
	);
}

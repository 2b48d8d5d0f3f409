import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { sendTest } from './api';
import type { NoticeProps } from './tab-frame';

/** Button that sends a test of the newsletter to the current user. */
export function TestButton( { onNotice }: Pick< NoticeProps, 'onNotice' > ) {
	const [ isTesting, setIsTesting ] = useState( false );
	const test = async () => {
		setIsTesting( true );
		const result = await sendTest();
		setIsTesting( false );
		onNotice( {
			isBad: ! result.ok,
			text: result.ok
				? sprintf(
						/* translators: %s: e-mail address. */
						__( 'Test email sent to %s.', 'mainstreet-blocks' ),
						result.value
					)
				: result.message,
		} );
	};
	return (
		<Button
			size="compact"
			variant="secondary"
			accessibleWhenDisabled
			disabled={ isTesting }
			isBusy={ isTesting }
			onClick={ test }
		>
			{ __( 'Send me a test email', 'mainstreet-blocks' ) }
		</Button>
	);
}

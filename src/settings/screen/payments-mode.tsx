import { __ } from '@wordpress/i18n';
import { TestModeBadge } from '@shared/payments/test-mode-badge';

/** Whether payments are real. */
export const PaymentsMode = ( { mode }: { mode: string } ) => (
	<p>
		{ mode === 'live' ? (
			<span className="mainstreet-settings__badge is-good">
				{ __( 'Live mode: buyers are charged', 'mainstreet-blocks' ) }
			</span>
		) : (
			<TestModeBadge mode="test" />
		) }
	</p>
);

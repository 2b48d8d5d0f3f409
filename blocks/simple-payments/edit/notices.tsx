import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ConnectNotice } from '@shared/connect';
import { TestModeBadge } from '@shared/payments/test-mode-badge';
import { readPaymentState } from './payment-state';

type Props = {
	/** Whether the product could not be stored. */
	hasFailed: boolean;
	/** Whether the product is not on this site. */
	isMissing: boolean;
	/** Whether PayPal did not take the product's address. */
	isRefused: boolean;
	/** Whether the user may not store products, and so sells nothing. */
	isForReview: boolean;
	/** Whether there is a product already. */
	hasProduct: boolean;
	/** Stores the product as a new one. */
	onCreate: () => void;
};

const SetUp = ( { settingsUrl }: { settingsUrl: string } ) =>
	settingsUrl ? (
		<ConnectNotice
			text={ __(
				'Connect PayPal or Stripe to take payments.',
				'mainstreet-blocks'
			) }
			action={
				<Button
					__next40pxDefaultSize
					variant="primary"
					href={ settingsUrl }
					target="_blank"
					rel="noopener noreferrer"
				>
					{ __( 'Connect PayPal or Stripe', 'mainstreet-blocks' ) }
				</Button>
			}
		/>
	) : (
		<ConnectNotice
			text={ __(
				'Ask an administrator to connect PayPal or Stripe to take payments.',
				'mainstreet-blocks'
			) }
		/>
	);

/** What keeps people from buying. */
export function Notices( {
	hasFailed,
	isMissing,
	isRefused,
	isForReview,
	hasProduct,
	onCreate,
}: Props ) {
	const { isReady, mode, settingsUrl } = readPaymentState();
	return (
		<>
			{ hasFailed && (
				<Notice status="error" isDismissible={ false }>
					{ __( 'Could not save the product.', 'mainstreet-blocks' ) }{ ' ' }
					<Button variant="link" onClick={ onCreate }>
						{ __( 'Try again', 'mainstreet-blocks' ) }
					</Button>
				</Notice>
			) }
			{ isMissing && ! hasFailed && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'This product does not exist on this site, so visitors do not see it.',
						'mainstreet-blocks'
					) }{ ' ' }
					<Button variant="link" onClick={ onCreate }>
						{ __(
							'Create a copy on this site',
							'mainstreet-blocks'
						) }
					</Button>
				</Notice>
			) }
			{ isRefused && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'PayPal rejects payments to this product’s email address. Please check it.',
						'mainstreet-blocks'
					) }
				</Notice>
			) }
			{ isForReview && (
				<Notice status="info" isDismissible={ false }>
					{ hasProduct
						? __(
								'Your changes to this product apply once someone who can publish this post saves it.',
								'mainstreet-blocks'
							)
						: __(
								'This product is not for sale yet. It will be once someone who can publish this post saves and publishes it.',
								'mainstreet-blocks'
							) }
				</Notice>
			) }
			{ ! isReady && <SetUp settingsUrl={ settingsUrl } /> }
			<TestModeBadge mode={ isReady ? mode : '' } />
		</>
	);
}

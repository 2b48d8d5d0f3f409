import { Button, Notice } from '@wordpress/components';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
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

const SetUp = ( { settingsUrl }: { settingsUrl: string } ) => (
	<Notice status="info" isDismissible={ false }>
		{ settingsUrl
			? createInterpolateElement(
					__(
						'<a>Connect PayPal or Stripe</a> so that visitors can pay. Until then, they do not see the button.',
						'mainstreet-blocks'
					),
					{
						a: (
							// eslint-disable-next-line jsx-a11y/anchor-has-content -- the sentence above is its content.
							<a
								href={ settingsUrl }
								target="_blank"
								rel="noopener noreferrer"
							/>
						),
					}
				)
			: __(
					'Visitors do not see the button until an administrator has connected PayPal or Stripe.',
					'mainstreet-blocks'
				) }
	</Notice>
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
			{ isReady && mode === 'test' && (
				<Notice status="info" isDismissible={ false }>
					{ __(
						'Test mode: no one is charged.',
						'mainstreet-blocks'
					) }
				</Notice>
			) }
		</>
	);
}

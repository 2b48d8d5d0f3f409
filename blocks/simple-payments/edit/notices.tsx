import { Button, Notice } from '@wordpress/components';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { toRecord, toText } from '@shared/guards';

type Props = {
	/** Whether the product could not be stored. */
	hasFailed: boolean;
	/** Whether the product is not on this site. */
	isMissing: boolean;
	/** Whether PayPal did not take the product's address. */
	isRefused: boolean;
	/** Stores the product as a new one. */
	onCreate: () => void;
};

/** What the server says of payments (class Product_Editor). */
function readState(): { isReady: boolean; mode: string; settingsUrl: string } {
	const printed: unknown = ( window as { mainstreetBlocks?: unknown } )
		.mainstreetBlocks;
	const { products } = toRecord( printed );
	const state = toRecord( products );
	return {
		// What is not known is not complained about.
		isReady: products === undefined || state.isReady === true,
		mode: toText( state.mode ),
		settingsUrl: toText( state.settingsUrl ),
	};
}

const SetUp = ( { settingsUrl }: { settingsUrl: string } ) => (
	<Notice status="info" isDismissible={ false }>
		{ settingsUrl
			? createInterpolateElement(
					__(
						'<a>Connect PayPal or Stripe</a>, so that visitors can pay. They see no button until then.',
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
					'Visitors see no button until an administrator has connected PayPal or Stripe.',
					'mainstreet-blocks'
				) }
	</Notice>
);

/** What keeps people from buying. */
export function Notices( {
	hasFailed,
	isMissing,
	isRefused,
	onCreate,
}: Props ) {
	const { isReady, mode, settingsUrl } = readState();
	return (
		<>
			{ hasFailed && (
				<Notice status="error" isDismissible={ false }>
					{ __(
						'The product could not be stored.',
						'mainstreet-blocks'
					) }{ ' ' }
					<Button variant="link" onClick={ onCreate }>
						{ __( 'Try again', 'mainstreet-blocks' ) }
					</Button>
				</Notice>
			) }
			{ isMissing && ! hasFailed && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'This product is not on this site, so visitors do not see it.',
						'mainstreet-blocks'
					) }{ ' ' }
					<Button variant="link" onClick={ onCreate }>
						{ __( 'Create it here', 'mainstreet-blocks' ) }
					</Button>
				</Notice>
			) }
			{ isRefused && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'PayPal refuses payments to this product’s email address. Please check it.',
						'mainstreet-blocks'
					) }
				</Notice>
			) }
			{ ! isReady && <SetUp settingsUrl={ settingsUrl } /> }
			{ isReady && mode === 'test' && (
				<Notice status="info" isDismissible={ false }>
					{ __(
						'Test mode: nobody is charged.',
						'mainstreet-blocks'
					) }
				</Notice>
			) }
		</>
	);
}

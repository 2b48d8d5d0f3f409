import { Button, ExternalLink, Flex, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Connection } from '@store/connections';
import { getConnectUrl, getSharedConnectionsUrl } from './reshare';
import { usePopupLink } from './use-popup-link';

type Props = {
	/** Accounts that do not work. */
	broken: readonly Connection[];
	/** Why they could not be tested; '' for no failure. */
	error: string;
	isTesting: boolean;
	onTest: () => unknown;
};

const getRefreshText = ( connection: Connection ): string =>
	connection.refresh_text ||
	sprintf(
		/* translators: %s: name of an account. */
		__( 'Refresh %s', 'mainstreet-blocks' ),
		connection.display_name || connection.service_label
	);

/** Accounts that can be refreshed in a popup. */
function Refreshable( {
	connections,
	onClose,
}: {
	connections: readonly Connection[];
	onClose: () => unknown;
} ) {
	const openWindow = usePopupLink( onClose );
	return (
		<Notice status="warning" isDismissible={ false }>
			<p style={ { marginBlockStart: 0 } }>
				{ __(
					'Before you hit Publish, please refresh the following connection(s) to make sure we can Publicize your post:',
					'mainstreet-blocks'
				) }
			</p>
			<Flex direction="column" gap={ 2 } align="flex-start">
				{ connections.map( ( connection ) => (
					<Button
						__next40pxDefaultSize
						key={ connection.id }
						variant="secondary"
						href={ connection.refresh_url }
						target="_blank"
						onClick={ openWindow }
						style={ { height: 'auto', whiteSpace: 'normal' } }
					>
						{ getRefreshText( connection ) }
					</Button>
				) ) }
			</Flex>
		</Notice>
	);
}

/** An account that has to be connected again elsewhere, with a link for users who may do so. */
function SignInAgain( { connection }: { connection: Connection } ) {
	const text =
		connection.shared && ! getSharedConnectionsUrl()
			? /* translators: %s: name of a network. */
				__(
					'The site’s %s connection needs to be reauthenticated to continue working. Please ask a site administrator to take care of it.',
					'mainstreet-blocks'
				)
			: /* translators: %s: name of a network. */
				__(
					'Your %s connection needs to be reauthenticated to continue working – head to Sharing to take care of it.',
					'mainstreet-blocks'
				);
	const url = connection.shared ? getSharedConnectionsUrl() : getConnectUrl();
	return (
		<Notice status="warning" isDismissible={ false }>
			<p style={ { marginBlockStart: 0 } }>
				{ sprintf( text, connection.service_label ) }
			</p>
			{ url && (
				<ExternalLink href={ url }>
					{ __( 'Go to Sharing settings', 'mainstreet-blocks' ) }
				</ExternalLink>
			) }
		</Notice>
	);
}

/** Errors of accounts, with actions. */
export function ShareProblems( { broken, error, isTesting, onTest }: Props ) {
	const refreshable = broken.filter(
		( connection ) => connection.can_refresh && connection.refresh_url
	);
	const others = broken.filter(
		( connection ) =>
			connection.test_success === 'must_reauth' &&
			! refreshable.includes( connection )
	);
	return (
		<>
			{ refreshable.length > 0 && (
				<Refreshable connections={ refreshable } onClose={ onTest } />
			) }
			{ others.map( ( connection ) => (
				<SignInAgain key={ connection.id } connection={ connection } />
			) ) }
			{ error && (
				<Notice status="error" isDismissible={ false }>
					<p style={ { marginBlockStart: 0 } }>{ error }</p>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ onTest }
						isBusy={ isTesting }
						disabled={ isTesting }
						accessibleWhenDisabled
					>
						{ __( 'Try again', 'mainstreet-blocks' ) }
					</Button>
				</Notice>
			) }
		</>
	);
}

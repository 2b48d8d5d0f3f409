import {
	Button,
	Card,
	CardBody,
	CardHeader,
	ExternalLink,
	Notice,
} from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Confirm } from '@shared/admin/confirm';
import { AccountAppPart } from './account-app';
import type { AccountService, ConnectedAccount } from './accounts-state';
import { useAccounts } from './use-accounts';

const getRemark = ( status: string ): string => {
	switch ( status ) {
		case 'ok':
			return '';
		case 'disabled':
			return __( 'Switched off', 'mainstreet-blocks' );
		default:
			return __( 'Has ended: connect it again', 'mainstreet-blocks' );
	}
};

function AccountItem( {
	account: { name, status },
	isBusy,
	onDisconnect,
}: {
	account: ConnectedAccount;
	isBusy: boolean;
	onDisconnect: () => void;
} ) {
	const [ isAsking, setIsAsking ] = useState( false );
	const remark = getRemark( status );
	return (
		<li className="mainstreet-settings__account">
			<span>
				<strong>{ name }</strong>
				{ remark && ` – ${ remark }` }
			</span>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				isDestructive
				accessibleWhenDisabled
				disabled={ isBusy }
				isBusy={ isBusy }
				aria-label={ sprintf(
					/* translators: %s: name of an account. */
					__( 'Disconnect %s', 'mainstreet-blocks' ),
					name
				) }
				onClick={ () => setIsAsking( true ) }
			>
				{ __( 'Disconnect', 'mainstreet-blocks' ) }
			</Button>
			{ isAsking && (
				<Confirm
					title={ sprintf(
						/* translators: %s: name of an account. */
						__( 'Disconnect %s?', 'mainstreet-blocks' ),
						name
					) }
					text={ __(
						'Its token and everything kept of it are deleted. Blocks that show this account show nothing any more.',
						'mainstreet-blocks'
					) }
					action={ __( 'Disconnect', 'mainstreet-blocks' ) }
					onConfirm={ onDisconnect }
					onClose={ () => setIsAsking( false ) }
				/>
			) }
		</li>
	);
}

/** The accounts of a service that are connected, which all who edit may use. */
export function AccountsCard( { initial }: { initial: AccountService } ) {
	const { state, busy, problem, disconnect, saveApp, removeApp } =
		useAccounts( initial );
	const { accounts, app, data, label, service, url } = state;
	const titleId = useInstanceId( AccountsCard, 'mainstreet-accounts' );
	const title = useRef< HTMLHeadingElement >( null );
	// The button that had the focus is gone with what it removed.
	const thenFocus = async ( done: Promise< boolean > ) => {
		if ( await done ) {
			title.current?.focus();
		}
	};
	return (
		<Card
			as="section"
			id={ `connection-${ service }` }
			className="mainstreet-settings__service"
			aria-labelledby={ titleId }
		>
			<CardHeader>
				<h3 id={ titleId } ref={ title } tabIndex={ -1 }>
					{ label }
				</h3>
			</CardHeader>
			<CardBody>
				{ problem?.at === 'account' && (
					<Notice status="error" isDismissible={ false }>
						{ problem.message }
					</Notice>
				) }
				{ accounts.length > 0 ? (
					<ul className="mainstreet-settings__accounts">
						{ accounts.map( ( account ) => (
							<AccountItem
								key={ account.id }
								account={ account }
								isBusy={ busy === account.id }
								onDisconnect={ () =>
									thenFocus( disconnect( account.id ) )
								}
							/>
						) ) }
					</ul>
				) : (
					<p>
						{ __(
							'No account is connected.',
							'mainstreet-blocks'
						) }
					</p>
				) }
				<p>
					<ExternalLink href={ url }>
						{ __( 'Connect an account', 'mainstreet-blocks' ) }
					</ExternalLink>
				</p>
				<p className="mainstreet-settings__note">{ data }</p>
				{ app && (
					<AccountAppPart
						app={ app }
						label={ label }
						busy={ busy }
						problem={ problem?.at === 'app' ? problem.message : '' }
						onSave={ saveApp }
						onRemove={ () => thenFocus( removeApp() ) }
					/>
				) }
			</CardBody>
		</Card>
	);
}

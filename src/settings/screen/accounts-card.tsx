import {
	Card,
	CardBody,
	CardHeader,
	ExternalLink,
	Notice,
} from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { AccountAppPart } from './account-app';
import { AccountItem } from './account-item';
import type { AccountService } from './accounts-state';
import { useAccounts } from './use-accounts';

/** The accounts of a service that are connected: those that all who edit may use, and this user’s own. */
export function AccountsCard( { initial }: { initial: AccountService } ) {
	const actions = useAccounts( initial );
	const { state, busy, problem, disconnect, saveApp, removeApp } = actions;
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
				{ typeof problem?.at === 'number' &&
					! accounts.some( ( { id } ) => id === problem.at ) && (
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
								service={ state }
								isBusy={ busy === account.id }
								problem={
									problem?.at === account.id
										? problem.message
										: ''
								}
								onTest={ () => actions.test( account.id ) }
								onGive={ ( isMine ) =>
									actions.give( account.id, isMine )
								}
								onLeave={ actions.leave }
								onDisconnect={ () =>
									thenFocus( disconnect( account.id ) )
								}
							/>
						) ) }
					</ul>
				) : (
					<p>
						{ state.isOwn
							? __(
									'You have not connected an account. Accounts connected by other users belong to them.',
									'mainstreet-blocks'
								)
							: __(
									'No accounts connected.',
									'mainstreet-blocks'
								) }
					</p>
				) }
				<p>
					<ExternalLink href={ url } onClick={ actions.leave }>
						{ __( 'Connect an account', 'mainstreet-blocks' ) }
					</ExternalLink>
				</p>
				<p className="mainstreet-settings__note">{ data }</p>
				{ app && (
					<AccountAppPart
						app={ app }
						label={ label }
						busy={ busy }
						isOwn={ state.isOwn }
						hasTokens={ ! state.isPersonal && ! state.isOwn }
						problem={ problem?.at === 'app' ? problem.message : '' }
						onSave={ saveApp }
						onRemove={ () => thenFocus( removeApp() ) }
					/>
				) }
			</CardBody>
		</Card>
	);
}

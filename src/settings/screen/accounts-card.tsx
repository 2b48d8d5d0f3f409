import { ExternalLink, Notice } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { AccountAppPart } from './account-app';
import { AccountItem } from './account-item';
import type { AccountService } from './accounts-state';
import { FoldCard } from './fold-card';
import { useAccounts } from './use-accounts';

/** Card of the connected accounts of a service: those that all editors may use, and the current user's own. */
export function AccountsCard( { initial }: { initial: AccountService } ) {
	const actions = useAccounts( initial );
	const { state, busy, problem, disconnect, saveApp, removeApp } = actions;
	const { accounts, app, data, label, service, url } = state;
	const card = useRef< HTMLElement >( null );
	const isBroken = accounts.some( ( { status } ) => status !== 'ok' );
	const failed = __( 'Not working', 'mainstreet-blocks' );
	const connected =
		accounts.length > 0 ? __( 'Connected', 'mainstreet-blocks' ) : '';
	// Removing something also removes the focused button.
	const thenFocus = async ( done: Promise< boolean > ) => {
		if ( await done ) {
			card.current?.querySelector( 'h3' )?.focus();
		}
	};
	return (
		<FoldCard
			ref={ card }
			id={ `connection-${ service }` }
			title={ label }
			badge={ isBroken ? failed : connected }
			isGood={ ! isBroken }
			isUrgent={ isBroken || problem !== null }
		>
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
						: __( 'No accounts connected.', 'mainstreet-blocks' ) }
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
		</FoldCard>
	);
}

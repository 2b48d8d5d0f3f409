import { ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { UpgradeButton } from '@shared/upgrade/upgrade-button';
import { FEATURE } from './again';
import { ConnectLink } from './connect-link';
import { ConnectionList } from './connection-list';
import { MessageField } from './message-field';
import { Problems } from './problems';
import { ShareNow } from './share-now';
import { hasMicroblog, ThreadChoice } from './thread-choice';
import { useConnections } from './use-connections';
import { useSharing } from './use-sharing';

type Sharing = ReturnType< typeof useSharing >;
type Found = ReturnType< typeof useConnections >;

const getGuidance = ( sharing: Sharing, hasConnections: boolean ): string => {
	if ( ! hasConnections ) {
		return __(
			'Connect an account, and your posts are shared there when you publish them.',
			'mainstreet-blocks'
		);
	}
	return sharing.isPublished
		? __(
				'Choose the accounts that you want to share this post to.',
				'mainstreet-blocks'
			)
		: __(
				'Choose the accounts that this post is shared to when you publish it.',
				'mainstreet-blocks'
			);
};

/** Whether the post is shared at all: chosen before publishing; afterwards only said where a plan is missing. */
function Switch( { sharing }: { sharing: Sharing } ) {
	const { again, isOn, isPublished, setOn, state } = sharing;
	if ( isPublished && state === 'enabled' ) {
		return null;
	}
	return (
		<>
			<ToggleControl
				__nextHasNoMarginBottom
				label={
					isOn
						? __( 'Share when publishing', 'mainstreet-blocks' )
						: __( 'Sharing is disabled', 'mainstreet-blocks' )
				}
				checked={ isOn }
				disabled={ state !== 'enabled' }
				onChange={ setOn }
			/>
			{ state === 'disabled' && (
				<>
					<p>
						{ __(
							'Upgrade your plan to share posts that are published already.',
							'mainstreet-blocks'
						) }
					</p>
					<UpgradeButton
						url={ again.upgradeUrl }
						plan={ again.plan }
						block={ FEATURE }
					/>
				</>
			) }
		</>
	);
}

/** What is said, and how. */
function Words( { sharing, found }: { sharing: Sharing; found: Found } ) {
	const { isOn, isPublished, isThread, maxLength, message } = sharing;
	return (
		<>
			{ ! isPublished &&
				( isThread || hasMicroblog( found.connections ) ) && (
					<ThreadChoice
						isThread={ isThread }
						disabled={ ! isOn }
						onChange={ sharing.setThread }
					/>
				) }
			<MessageField
				message={ message }
				maxLength={ maxLength }
				disabled={ ! isOn }
				onChange={ sharing.setMessage }
			/>
		</>
	);
}

/** Everything about sharing a public post. */
function Panel( { sharing }: { sharing: Sharing } ) {
	const found = useConnections();
	const [ , setTimes ] = useState( 0 );
	const { connections } = found;
	const hasConnections = connections.length > 0;
	return (
		<>
			<p>{ getGuidance( sharing, hasConnections ) }</p>
			{ hasConnections && (
				<>
					<Switch sharing={ sharing } />
					<ConnectionList
						connections={ connections }
						isOn={ sharing.isOn }
						onToggle={ found.toggle }
					/>
				</>
			) }
			<Problems
				broken={ found.broken }
				error={ found.error }
				isTesting={ found.isTesting }
				onTest={ found.testAgain }
			/>
			<ConnectLink onClose={ found.testAgain } />
			{ hasConnections && <Words sharing={ sharing } found={ found } /> }
			{ hasConnections && sharing.isPublished && sharing.isOn && (
				<ShareNow
					id={ sharing.id }
					isPublished={ sharing.isPublished }
					message={ sharing.message }
					skipped={ found.skipped }
					disabled={ found.skipped.length === connections.length }
					onShared={ () => setTimes( ( times ) => times + 1 ) }
				/>
			) }
		</>
	);
}

function Body() {
	const sharing = useSharing();
	if ( ! sharing.isPublic ) {
		return (
			<p>
				{ __(
					'Private posts and posts with a password are not shared.',
					'mainstreet-blocks'
				) }
			</p>
		);
	}
	return sharing.state === 'hidden' ? null : <Panel sharing={ sharing } />;
}

/** The same in all places: what is in it follows from the post. */
export { Body as Settings, Body as BeforePublishing, Body as AfterPublishing };

import { ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { UpgradeButton } from '@shared/upgrade/upgrade-button';
import { FEATURE, getConnectUrl } from './reshare';
import { ConnectLink } from './connect-link';
import { ConnectionList } from './connection-list';
import { MessageField } from './message-field';
import { getCustomTexts, CustomTexts } from './custom-texts';
import { ShareProblems } from './share-problems';
import { ShareNow } from './share-now';
import { ShareStates } from './share-states';
import { hasMicroblog, ThreadChoice } from './thread-choice';
import { ThreadReport } from './thread-report';
import { useConnections } from './use-connections';
import { useShares } from './use-shares';
import { useSharing } from './use-sharing';

type Sharing = ReturnType< typeof useSharing >;
type Found = ReturnType< typeof useConnections >;

const getGuidance = ( sharing: Sharing, hasConnections: boolean ): string => {
	if ( ! hasConnections && ! getConnectUrl() ) {
		return __(
			'No accounts connected. Please ask a site administrator to connect one.',
			'mainstreet-blocks'
		);
	}
	if ( ! hasConnections ) {
		return __(
			'Connect an account to share posts there when you publish them.',
			'mainstreet-blocks'
		);
	}
	return sharing.isPublished
		? __(
				'Choose the accounts to share this post to.',
				'mainstreet-blocks'
			)
		: __(
				'Choose the accounts to share this post to when you publish it.',
				'mainstreet-blocks'
			);
};

/** The toggle for sharing before publishing; afterwards a note if a plan is missing. */
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
							'Upgrade your plan to share published posts.',
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

/** Text and status of the notice. */
function Words( {
	sharing,
	found,
	isBefore,
}: {
	sharing: Sharing;
	found: Found;
	isBefore: boolean;
} ) {
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
			{ ! isPublished && isThread && isOn && (
				<ThreadReport message={ message } isBefore={ isBefore } />
			) }
			<MessageField
				message={ message }
				maxLength={ maxLength }
				disabled={ ! isOn }
				hasUndo={ ! isPublished }
				onChange={ sharing.setMessage }
			/>
			{ isOn && (
				<CustomTexts
					sharing={ sharing }
					connections={ found.connections }
					onChange={ found.setText }
				/>
			) }
		</>
	);
}

/** Accounts with their settings. */
function Panel( {
	sharing,
	isBefore,
	went,
}: {
	sharing: Sharing;
	isBefore: boolean;
	went: ReturnType< typeof useShares >;
} ) {
	const found = useConnections();
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
			<ShareProblems
				broken={ found.broken }
				error={ found.error }
				isTesting={ found.isTesting }
				onTest={ found.testAgain }
			/>
			<ConnectLink onClose={ found.testAgain } />
			{ hasConnections && (
				<Words
					sharing={ sharing }
					found={ found }
					isBefore={ isBefore }
				/>
			) }
			{ hasConnections && sharing.isPublished && sharing.isOn && (
				<ShareNow
					id={ sharing.id }
					isPublished={ sharing.isPublished }
					message={ sharing.message }
					messages={ getCustomTexts( connections ) }
					skipped={ found.skipped }
					disabled={ found.skipped.length === connections.length }
					known={ went.newest }
					isWaiting={ ! went.canShare }
					onShared={ went.lookAgain }
				/>
			) }
		</>
	);
}

/** Whether the post has just been published. */
function useIsNew( isPublished: boolean, isAfter: boolean ): boolean {
	const [ wasPublished ] = useState( isPublished );
	return isPublished && ( isAfter || ! wasPublished );
}

/** For a published post: its shares, and sharing again. */
function PublicPost( {
	sharing,
	isBefore,
	isAfter,
}: {
	sharing: Sharing;
	isBefore: boolean;
	isAfter: boolean;
} ) {
	const isNew = useIsNew( sharing.isPublished, isAfter );
	const went = useShares( sharing.isPublished ? sharing.id : 0 );
	const { error, isKnown, shares } = went;
	// Until the server responds, the author's choice tells whether it was shared.
	const isExpected = isNew && sharing.isAutomatic && ! isKnown && ! error;
	return (
		<>
			<ShareStates
				shares={ shares }
				isPending={
					shares.length === 0 && ( went.isPending || isExpected )
				}
				error={ error }
				onLookAgain={ isKnown ? null : went.lookAgain }
				onRetry={ went.retry }
			/>
			{ sharing.state !== 'hidden' && (
				<Panel
					sharing={ sharing }
					isBefore={ isBefore }
					went={ went }
				/>
			) }
		</>
	);
}

/** The same panel in all places; its content depends on the post. */
export function Settings( { isBefore = false, isAfter = false } ) {
	const sharing = useSharing();
	return sharing.isPublic ? (
		<PublicPost
			sharing={ sharing }
			isBefore={ isBefore }
			isAfter={ isAfter }
		/>
	) : (
		<p>
			{ __(
				'Private and password protected posts are not shared.',
				'mainstreet-blocks'
			) }
		</p>
	);
}

/** Panel before publishing, with notes for that moment. */
export const BeforePublishing = () => <Settings isBefore />;

/** Panel after publishing, with the progress of sharing. */
export const AfterPublishing = () => <Settings isAfter />;

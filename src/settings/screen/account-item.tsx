import {
	Button,
	ExternalLink,
	Notice,
	SelectControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { ActionDialog } from '@shared/admin/action-dialog';
import type { AccountService, ConnectedAccount } from './accounts-state';

type Props = {
	account: ConnectedAccount;
	service: AccountService;
	isBusy: boolean;
	/** Error message of the last attempt; '' if it succeeded. */
	problem: string;
	/** Resolves to whether the account works. */
	onTest: () => Promise< boolean >;
	onGive: ( isMine: boolean ) => void;
	/** Called when the window that connects the account again opens. */
	onLeave: () => void;
	onDisconnect: () => void;
};

const getRemark = ( status: string ): string => {
	switch ( status ) {
		case 'ok':
			return '';
		case 'disabled':
			return __( 'Turned off', 'mainstreet-blocks' );
		default:
			return __( 'Expired. Please reconnect.', 'mainstreet-blocks' );
	}
};

/** Field for who may use an account. */
function WhoSelect( {
	account: { name, isMine },
	isBusy,
	onGive,
}: Pick< Props, 'account' | 'isBusy' | 'onGive' > ) {
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			hideLabelFromVision
			label={ sprintf(
				/* translators: %s: name of an account. */
				__( 'Who can use %s', 'mainstreet-blocks' ),
				name
			) }
			value={ isMine ? 'me' : 'all' }
			disabled={ isBusy }
			onChange={ ( who ) => onGive( who === 'me' ) }
			options={ [
				{
					value: 'all',
					label: __(
						'Everyone who can publish posts',
						'mainstreet-blocks'
					),
				},
				{ value: 'me', label: __( 'Only me', 'mainstreet-blocks' ) },
			] }
		/>
	);
}

/** Returns a text about what happens when an account is disconnected. */
function getConsequence( { isOwn, isPersonal }: AccountService ): string {
	if ( isOwn ) {
		return __(
			'Its token is deleted, and the service is told to revoke it. Copied items stay.',
			'mainstreet-blocks'
		);
	}
	return isPersonal
		? __(
				'Its token and stored data are deleted. Posts are no longer shared there. Existing shared posts stay.',
				'mainstreet-blocks'
			)
		: __(
				'Its token and stored data are deleted. Blocks that show this account will no longer show anything.',
				'mainstreet-blocks'
			);
}

/** Confirmation before an account is disconnected. */
function Question( {
	account: { name },
	service,
	onConfirm,
	onClose,
}: Pick< Props, 'account' | 'service' > & {
	onConfirm: () => void;
	onClose: () => void;
} ) {
	return (
		<ActionDialog
			title={ sprintf(
				/* translators: %s: name of an account. */
				__( 'Disconnect %s?', 'mainstreet-blocks' ),
				name
			) }
			action={ __( 'Disconnect', 'mainstreet-blocks' ) }
			onAction={ onConfirm }
			onClose={ onClose }
			isDestructive
		>
			<p>{ getConsequence( service ) }</p>
		</ActionDialog>
	);
}

/** An account, with its actions. */
export function AccountItem( props: Props ) {
	const { account, service, isBusy, problem, onTest, onLeave } = props;
	const { name, status, again } = account;
	const [ isAsking, setIsAsking ] = useState( false );
	const [ works, setWorks ] = useState( false );
	const remark = getRemark( status );
	const test = async () => {
		setWorks( false );
		setWorks( await onTest() );
	};
	const button = {
		__next40pxDefaultSize: true,
		variant: 'tertiary',
		accessibleWhenDisabled: true,
		disabled: isBusy,
	} as const;
	return (
		<li
			className={ `mainstreet-settings__account${
				service.isPersonal
					? ' mainstreet-settings__account--personal'
					: ''
			}` }
		>
			<span className="mainstreet-settings__account-name">
				<strong dir="auto">{ name }</strong>
				{ remark && ` – ${ remark }` }
				{ ! remark && works && ! isBusy && (
					<span className="mainstreet-settings__badge">
						{ __( 'Working', 'mainstreet-blocks' ) }
					</span>
				) }
			</span>
			{ service.isPersonal && <WhoSelect { ...props } /> }
			<span className="mainstreet-settings__account-actions">
				{ ( service.isPersonal || service.isOwn ) &&
					status === 'must_reauth' && (
						<ExternalLink href={ again } onClick={ onLeave }>
							{ __( 'Sign in again', 'mainstreet-blocks' ) }
						</ExternalLink>
					) }
				{ service.isTestable && (
					<Button
						{ ...button }
						isBusy={ isBusy }
						aria-label={ sprintf(
							/* translators: %s: name of an account. */
							__( 'Test %s', 'mainstreet-blocks' ),
							name
						) }
						onClick={ test }
					>
						{ _x( 'Test', 'verb', 'mainstreet-blocks' ) }
					</Button>
				) }
				<Button
					{ ...button }
					isDestructive
					isBusy={ isBusy && ! service.isTestable }
					aria-label={ sprintf(
						/* translators: %s: name of an account. */
						__( 'Disconnect %s', 'mainstreet-blocks' ),
						name
					) }
					onClick={ () => setIsAsking( true ) }
				>
					{ __( 'Disconnect', 'mainstreet-blocks' ) }
				</Button>
			</span>
			{ problem && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
			{ isAsking && (
				<Question
					account={ account }
					service={ service }
					onConfirm={ props.onDisconnect }
					onClose={ () => setIsAsking( false ) }
				/>
			) }
		</li>
	);
}

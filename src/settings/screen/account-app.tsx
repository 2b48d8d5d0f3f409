import { Button, Notice, TextControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { ActionDialog } from '@shared/admin/action-dialog';
import type { AccountApp } from './accounts-state';
import { ActionRow } from './action-row';
import { describeSource } from './key-status';
import type { Busy } from './use-accounts';

type Props = {
	app: AccountApp;
	/** Name of the service. */
	label: string;
	busy: Busy;
	/** Whether each account is used only by the user who connected it. */
	isOwn: boolean;
	/** Whether accounts can be connected with a token instead. */
	hasTokens: boolean;
	/** Error message of the last attempt; '' if it succeeded. */
	problem: string;
	/** Resolves to whether the app was stored. */
	onSave: ( id: string, secret: string ) => Promise< boolean >;
	onRemove: () => void;
};

/** Redirect URL, which the owner copies to the service. */
const Redirect = ( { app }: { app: AccountApp } ) => (
	<TextControl
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		label={ __( 'Redirect URL', 'mainstreet-blocks' ) }
		value={ app.redirect }
		onChange={ () => {} }
		readOnly
		dir="ltr"
		onFocus={ ( { currentTarget } ) => currentTarget.select() }
	/>
);

/** Form for the app, with instructions. Typed text is kept until it is stored. */
function AppForm( {
	app,
	busy,
	problem,
	onSave,
}: Omit< Props, 'onRemove' | 'hasTokens' | 'isOwn' > ) {
	const [ id, setId ] = useState( '' );
	const [ secret, setSecret ] = useState( '' );
	const errorId = useInstanceId( AppForm, 'mainstreet-app-error' );
	const isReady = id.trim() !== '' && secret.trim() !== '' && busy === '';
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( isReady ) {
			onSave( id.trim(), secret.trim() );
		}
	};
	const field = {
		__next40pxDefaultSize: true,
		__nextHasNoMarginBottom: true,
		autoComplete: 'off',
		spellCheck: false,
		dir: 'ltr',
		'aria-describedby': problem ? errorId : undefined,
	} as const;
	return (
		<form onSubmit={ submit } className="mainstreet-settings__app">
			<ol className="mainstreet-settings__steps">
				{ app.steps.map( ( step ) => (
					<li key={ step }>{ step }</li>
				) ) }
			</ol>
			<Redirect app={ app } />
			<TextControl
				{ ...field }
				label={ __( 'App ID', 'mainstreet-blocks' ) }
				value={ id }
				onChange={ setId }
			/>
			<TextControl
				{ ...field }
				type="password"
				label={ __( 'App secret', 'mainstreet-blocks' ) }
				help={ __(
					'Stored encrypted and only sent to the service.',
					'mainstreet-blocks'
				) }
				value={ secret }
				onChange={ setSecret }
			/>
			<ActionRow
				label={ __( 'Save app', 'mainstreet-blocks' ) }
				busyLabel={ __( 'Saving…', 'mainstreet-blocks' ) }
				variant="secondary"
				isBusy={ busy === 'saving' }
				isDisabled={ ! isReady }
				error={ { id: errorId, text: problem } }
			/>
		</form>
	);
}

/** State of the stored app. */
function AppStatus( props: Props ) {
	const { app, label, busy, problem, hasTokens, onRemove } = props;
	const [ isAsking, setIsAsking ] = useState( false );
	return (
		<div className="mainstreet-settings__app">
			<dl className="mainstreet-settings__key">
				<dt>{ __( 'App ID', 'mainstreet-blocks' ) }</dt>
				<dd>
					<code dir="ltr">{ app.id }</code>
					<span className="mainstreet-settings__badge">
						{ describeSource( app.source, `${ app.constant }_ID` ) }
					</span>
				</dd>
			</dl>
			<Redirect app={ app } />
			<p role="alert" className="mainstreet-settings__error">
				{ problem }
			</p>
			{ app.source === 'database' ? (
				<div className="mainstreet-settings__actions">
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						isDestructive
						accessibleWhenDisabled
						disabled={ busy !== '' }
						isBusy={ busy === 'removing' }
						onClick={ () => setIsAsking( true ) }
					>
						{ __( 'Remove app', 'mainstreet-blocks' ) }
					</Button>
				</div>
			) : (
				<p>
					{ __(
						'This is set in the site’s configuration and cannot be changed here.',
						'mainstreet-blocks'
					) }
				</p>
			) }
			{ isAsking && (
				<ActionDialog
					title={ sprintf(
						/* translators: %s: name of an outside service. */
						__( 'Remove the %s app?', 'mainstreet-blocks' ),
						label
					) }
					action={ __( 'Remove app', 'mainstreet-blocks' ) }
					onAction={ onRemove }
					onClose={ () => setIsAsking( false ) }
					isDestructive
				>
					<p>
						{ hasTokens
							? __(
									'The app ID and secret will be deleted from this site. Connected accounts stay connected. To connect new accounts, paste a token.',
									'mainstreet-blocks'
								)
							: __(
									'The app ID and secret will be deleted from this site. Connected accounts stay connected until their sign-in expires. New accounts cannot be connected.',
									'mainstreet-blocks'
								) }
					</p>
				</ActionDialog>
			) }
		</div>
	);
}

/** Notice that the stored app cannot be decrypted, with a button that removes it. */
const LostApp = ( { busy, onRemove }: Props ) => (
	<Notice
		status="error"
		isDismissible={ false }
		actions={ [
			{
				label: __( 'Remove app', 'mainstreet-blocks' ),
				onClick: onRemove,
				disabled: busy !== '',
			},
		] }
	>
		{ __(
			'The saved secret of the app can no longer be read, because the security keys of this site have changed. Please enter the app again.',
			'mainstreet-blocks'
		) }
	</Notice>
);

/** Returns a text about the purpose of an app. */
function getUse( { hasTokens, isOwn }: Props ): string {
	if ( isOwn ) {
		return __(
			'People sign in with your own app. Once it is set up, everyone who can upload files can connect their own account where they select media.',
			'mainstreet-blocks'
		);
	}
	return hasTokens
		? __(
				'With your own app, everyone who can publish posts can connect an account by signing in, without pasting a token. Accounts connected by an administrator can be used by everyone who can edit posts. Other accounts can only be used by the person who connected them.',
				'mainstreet-blocks'
			)
		: __(
				'People sign in with your own app. Once it is set up, everyone who can publish posts can connect an account.',
				'mainstreet-blocks'
			);
}

/** The site owner's app at a service: with it, people sign in there instead of pasting a token. */
export function AccountAppPart( props: Props ) {
	const { app, label } = props;
	return (
		<>
			<h4>
				{ sprintf(
					/* translators: %s: name of an outside service. */
					__( 'Sign in with %s', 'mainstreet-blocks' ),
					label
				) }
			</h4>
			<p className="mainstreet-settings__note">{ getUse( props ) }</p>
			{ ! app.isSecure && (
				<Notice status="warning" isDismissible={ false }>
					{ sprintf(
						/* translators: %s: name of an outside service. */
						__(
							'%s requires HTTPS for sign-in, and this site does not use it.',
							'mainstreet-blocks'
						),
						label
					) }{ ' ' }
					{ props.hasTokens
						? __(
								'Until this site uses HTTPS, connect accounts by pasting a token.',
								'mainstreet-blocks'
							)
						: __(
								'Until this site uses HTTPS, accounts cannot be connected.',
								'mainstreet-blocks'
							) }
				</Notice>
			) }
			{ app.isUnreadable && <LostApp { ...props } /> }
			{ app.id !== '' && <AppStatus { ...props } /> }
			{ app.id === '' && app.isSecure && <AppForm { ...props } /> }
		</>
	);
}

import { Button, Modal, Spinner, TextControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { getSending, orderSending } from './send-api';
import type { PostSending } from './types';

export type SendAction = 'send' | 'put_off' | 'again';

type Props = {
	post: { id: number; title: string };
	action: SendAction;
	/** It is done; with what to say. */
	onDone: ( text: string ) => void;
	onClose: () => void;
};

/** What the button says. */
function getActionLabel( action: SendAction, at: string ): string {
	switch ( action ) {
		case 'again':
			return __( 'Send again', 'mainstreet-blocks' );
		case 'put_off':
			return __( 'Schedule', 'mainstreet-blocks' );
		default:
			return at
				? __( 'Schedule', 'mainstreet-blocks' )
				: __( 'Send now', 'mainstreet-blocks' );
	}
}

/** Who gets it, in words. */
function describeReaders( action: SendAction, number: number ): string {
	return action === 'again'
		? sprintf(
				/* translators: %s: number of subscribers. */
				_n(
					'It will now be sent to %s subscriber who did not receive it. No one receives it twice.',
					'It will now be sent to %s subscribers who did not receive it. No one receives it twice.',
					number,
					'mainstreet-blocks'
				),
				number.toLocaleString()
			)
		: sprintf(
				/* translators: %s: number of subscribers. */
				_n(
					'It will be sent to %s subscriber.',
					'It will be sent to %s subscribers.',
					number,
					'mainstreet-blocks'
				),
				number.toLocaleString()
			);
}

/** Asks before a post is sent, sent later, or sent again, with the number of people it goes to. */
export function SendDialog( { post, action, onDone, onClose }: Props ) {
	const [ sending, setSending ] = useState< PostSending | null >( null );
	const [ at, setAt ] = useState( '' );
	const [ error, setError ] = useState( '' );
	const [ isBusy, setIsBusy ] = useState( false );
	const { id, title } = post;
	useEffect( () => {
		const control = new AbortController();
		getSending( id, control.signal ).then( ( result ) => {
			if ( control.signal.aborted ) {
				return;
			}
			if ( result.ok ) {
				setSending( result.value );
			} else {
				setError( result.message );
			}
		} );
		return () => control.abort();
	}, [ id ] );
	const number =
		( action === 'again' ? sending?.missing : sending?.total ) ?? 0;
	const submit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( isBusy || ! number ) {
			return;
		}
		if ( action === 'put_off' && ! at ) {
			setError( __( 'Choose a time.', 'mainstreet-blocks' ) );
			return;
		}
		setIsBusy( true );
		const result = await orderSending( id, action, at );
		setIsBusy( false );
		if ( ! result.ok ) {
			setError( result.message );
			return;
		}
		const { time } = result.value;
		onDone(
			time
				? sprintf(
						/* translators: %s: date and time. */
						__( 'Scheduled for: %s.', 'mainstreet-blocks' ),
						time
					)
				: __( 'Sending started.', 'mainstreet-blocks' )
		);
		onClose();
	};
	return (
		<Modal
			size="small"
			className="mainstreet-newsletter__dialog"
			title={ sprintf(
				/* translators: %s: title of a post. */
				__( 'Send “%s”', 'mainstreet-blocks' ),
				title
			) }
			onRequestClose={ onClose }
		>
			<form onSubmit={ submit }>
				{ ! sending && ! error && <Spinner /> }
				{ sending && (
					<p>
						{ number
							? describeReaders( action, number )
							: __(
									'There is no one to send it to.',
									'mainstreet-blocks'
								) }
					</p>
				) }
				{ action !== 'again' && (
					<TextControl
						__next40pxDefaultSize
						type="datetime-local"
						label={ __( 'Send time', 'mainstreet-blocks' ) }
						help={
							action === 'send'
								? __(
										'In the site’s time zone. Leave empty to send now.',
										'mainstreet-blocks'
									)
								: __(
										'In the site’s time zone.',
										'mainstreet-blocks'
									)
						}
						value={ at }
						onChange={ setAt }
					/>
				) }
				<p role="alert" className="mainstreet-screen__error">
					{ error }
				</p>
				<div className="mainstreet-screen__answers">
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ onClose }
					>
						{ __( 'Cancel', 'mainstreet-blocks' ) }
					</Button>
					<Button
						__next40pxDefaultSize
						variant="primary"
						type="submit"
						accessibleWhenDisabled
						disabled={ isBusy || ! number }
						isBusy={ isBusy }
					>
						{ getActionLabel( action, at ) }
					</Button>
				</div>
			</form>
		</Modal>
	);
}

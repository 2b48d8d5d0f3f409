import { Spinner, TextControl } from '@wordpress/components';
import { useCallback, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ActionDialog } from '@shared/admin/action-dialog';
import { useItem } from '@shared/admin/use-item';
import { getSending, sendCampaign } from './send-api';

export type SendAction = 'send' | 'put_off' | 'again';

type Props = {
	post: { id: number; title: string };
	action: SendAction;
	/** Called with a message when the request has succeeded. */
	onDone: ( text: string ) => void;
	onClose: () => void;
};

/** Returns the label of the button. */
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

/** Returns a text about who receives the newsletter. */
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

/** Confirmation before a post is sent, scheduled or sent again, with the number of recipients. */
export function SendDialog( { post, action, onDone, onClose }: Props ) {
	const { id, title } = post;
	const { item: sending, error } = useItem(
		useCallback(
			( signal: AbortSignal ) => getSending( id, signal ),
			[ id ]
		)
	);
	const [ at, setAt ] = useState( '' );
	const number =
		( action === 'again' ? sending?.missing : sending?.total ) ?? 0;
	const send = async () => {
		if ( action === 'put_off' && ! at ) {
			return __( 'Choose a time.', 'mainstreet-blocks' );
		}
		const result = await sendCampaign( id, action, at );
		if ( ! result.ok ) {
			return result.message;
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
		return '';
	};
	return (
		<ActionDialog
			className="mainstreet-newsletter__dialog"
			title={ sprintf(
				/* translators: %s: title of a post. */
				__( 'Send “%s”', 'mainstreet-blocks' ),
				title
			) }
			action={ getActionLabel( action, at ) }
			onAction={ send }
			onClose={ onClose }
			isDisabled={ ! number }
		>
			{ ! sending && ! error && <Spinner /> }
			<p role="alert" className="mainstreet-screen__error">
				{ error }
			</p>
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
		</ActionDialog>
	);
}

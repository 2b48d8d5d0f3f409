import { Button, Spinner } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { PreviewMail } from './preview-mail';
import { SendActions } from './send-actions';
import { TestMail } from './test-mail';
import { useCampaign } from './use-campaign';
import { useSending } from './use-sending';
import { describeCampaign } from './labels';

type CancelProps = {
	onCancel: () => Promise< unknown >;
	/** Called when the dialog, which had the focus, has closed. */
	onDone: () => void;
};

const takeFocus = ( node: HTMLElement | null ) => node?.focus();

/** Asks for confirmation. */
function Cancel( { onCancel, onDone }: CancelProps ) {
	const [ isAsking, setIsAsking ] = useState( false );
	const [ isBusy, setIsBusy ] = useState( false );
	const end = () => {
		setIsAsking( false );
		onDone();
	};
	const cancel = async () => {
		setIsBusy( true );
		await onCancel();
		setIsBusy( false );
		end();
	};
	return isAsking ? (
		<>
			<p role="alert">
				{ __(
					'Readers who have not received it yet will not receive it.',
					'mainstreet-blocks'
				) }
			</p>
			<p>
				<Button
					__next40pxDefaultSize
					variant="primary"
					isDestructive
					accessibleWhenDisabled
					disabled={ isBusy }
					isBusy={ isBusy }
					onClick={ cancel }
				>
					{ __( 'Cancel sending', 'mainstreet-blocks' ) }
				</Button>{ ' ' }
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					ref={ takeFocus }
					onClick={ end }
				>
					{ __( 'Continue sending', 'mainstreet-blocks' ) }
				</Button>
			</p>
		</>
	) : (
		<p>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				onClick={ () => setIsAsking( true ) }
			>
				{ __( 'Cancel sending', 'mainstreet-blocks' ) }
			</Button>
		</p>
	);
}

/** State of a published post's newsletter, with actions. */
export function Progress( { post }: { post: number } ) {
	const { campaign, error, reload, cancel, send, again, putOff } =
		useCampaign( post );
	const { subject, preview } = useSending();
	const letter = { subject, preview };
	const status = useRef< HTMLDivElement >( null );
	return (
		<>
			{ ! campaign && ! error && <Spinner /> }
			{ campaign && (
				<div ref={ status } tabIndex={ -1 }>
					{ describeCampaign( campaign ).map( ( sentence ) => (
						<p key={ sentence }>{ sentence }</p>
					) ) }
				</div>
			) }
			{ error && (
				<>
					<p role="alert">{ error }</p>
					<p>
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ reload }
						>
							{ __( 'Try again', 'mainstreet-blocks' ) }
						</Button>
					</p>
				</>
			) }
			{ campaign?.canCancel && (
				<Cancel
					onCancel={ cancel }
					onDone={ () => status.current?.focus() }
				/>
			) }
			{ campaign && (
				<SendActions
					post={ post }
					campaign={ campaign }
					onSend={ send }
					onAgain={ again }
					onPutOff={ putOff }
				/>
			) }
			{ campaign?.state === 'waiting' && (
				<>
					<PreviewMail post={ post } letter={ letter } />
					<TestMail post={ post } letter={ letter } />
				</>
			) }
		</>
	);
}

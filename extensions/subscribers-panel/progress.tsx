import { Button, Spinner } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { TestMail } from './test-mail';
import { useCampaign } from './use-campaign';
import { describeCampaign } from './labels';

type CancelProps = {
	onCancel: () => Promise< void >;
	/** The question, and what had the focus, is gone. */
	onDone: () => void;
};

const takeFocus = ( node: HTMLElement | null ) => node?.focus();

/** Asks before it is too late: what was cancelled can't be sent any more. */
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
					'Those who have not got it yet will not get it, and this post can’t be sent again.',
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
					{ __( 'Go on sending', 'mainstreet-blocks' ) }
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
				{ __( 'Cancel', 'mainstreet-blocks' ) }
			</Button>
		</p>
	);
}

/** What becomes of a published post's newsletter, and what can be done about it. */
export function Progress( { post }: { post: number } ) {
	const { campaign, error, reload, cancel } = useCampaign( post );
	const said = useRef< HTMLDivElement >( null );
	return (
		<>
			{ ! campaign && ! error && <Spinner /> }
			{ campaign && (
				<div ref={ said } tabIndex={ -1 }>
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
					onDone={ () => said.current?.focus() }
				/>
			) }
			{ campaign?.state === 'waiting' && <TestMail post={ post } /> }
		</>
	);
}

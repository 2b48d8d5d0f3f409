import { Button, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { LetterTexts, SendingTime } from './newsletter-fields';
import { PreviewMail } from './preview-mail';
import { TestMail } from './test-mail';
import { useSending } from './use-sending';
import type { Campaign, Newsletter } from './campaign';

type Props = {
	post: number;
	campaign: Campaign;
	onSend: ( at: string, letter: Newsletter ) => Promise< unknown >;
	onAgain: () => Promise< unknown >;
	onPutOff: ( at: string ) => Promise< boolean >;
};

/** A button that is busy while its action runs. */
function BusyButton( {
	label,
	isPrimary = false,
	isDisabled = false,
	onClick,
}: {
	label: string;
	isPrimary?: boolean;
	isDisabled?: boolean;
	onClick: () => Promise< unknown >;
} ) {
	const [ isBusy, setIsBusy ] = useState( false );
	return (
		<Button
			__next40pxDefaultSize
			variant={ isPrimary ? 'primary' : 'secondary' }
			accessibleWhenDisabled
			disabled={ isBusy || isDisabled }
			isBusy={ isBusy }
			onClick={ async () => {
				setIsBusy( true );
				await onClick();
				setIsBusy( false );
			} }
		>
			{ label }
		</Button>
	);
}

/** Sends a post that was published before. */
function SendNow( {
	post,
	campaign,
	onSend,
}: Omit< Props, 'onAgain' | 'onPutOff' > ) {
	const { title, subject, preview, choose } = useSending();
	const [ at, setAt ] = useState( '' );
	const letter = { subject, preview };
	return (
		<div style={ { display: 'grid', gap: 16 } }>
			<LetterTexts { ...letter } title={ title } onChange={ choose } />
			<SendingTime
				time={ at }
				soon={ __( 'Now', 'mainstreet-blocks' ) }
				onChange={ setAt }
			/>
			<div style={ { display: 'flex', flexWrap: 'wrap', gap: 8 } }>
				<PreviewMail post={ post } letter={ letter } />
				<TestMail post={ post } letter={ letter } />
			</div>
			<div>
				<BusyButton
					isPrimary
					isDisabled={ campaign.total === 0 }
					label={ sprintf(
						/* translators: %s: number of subscribers. */
						_n(
							'Send to %s reader',
							'Send to %s readers',
							campaign.total,
							'mainstreet-blocks'
						),
						campaign.total.toLocaleString()
					) }
					onClick={ () => onSend( at, letter ) }
				/>
			</div>
		</div>
	);
}

/** Reschedules a newsletter. */
function PutOff( { onPutOff }: Pick< Props, 'onPutOff' > ) {
	const [ at, setAt ] = useState( '' );
	const [ isOpen, setIsOpen ] = useState( false );
	if ( ! isOpen ) {
		return (
			<p>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => setIsOpen( true ) }
				>
					{ __( 'Schedule for later', 'mainstreet-blocks' ) }
				</Button>
			</p>
		);
	}
	return (
		<div style={ { display: 'grid', gap: 16, marginBottom: 16 } }>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="datetime-local"
				label={ __( 'Date and time', 'mainstreet-blocks' ) }
				value={ at }
				onChange={ setAt }
				help={ __( 'In the site’s time zone.', 'mainstreet-blocks' ) }
			/>
			<div>
				<BusyButton
					label={ __( 'Change time', 'mainstreet-blocks' ) }
					isDisabled={ at === '' }
					onClick={ async () => {
						setIsOpen( ! ( await onPutOff( at ) ) );
					} }
				/>
			</div>
		</div>
	);
}

/** Actions for a published post's newsletter: send, reschedule, or send to those who have not received it. */
export function SendActions( props: Props ) {
	const { campaign, onAgain, onPutOff } = props;
	return (
		<>
			{ campaign.canSend && <SendNow { ...props } /> }
			{ campaign.canPutOff && <PutOff onPutOff={ onPutOff } /> }
			{ campaign.missing > 0 && (
				<p>
					<BusyButton
						label={ sprintf(
							/* translators: %s: number of subscribers. */
							_n(
								'Send to %s reader who did not receive it',
								'Send to %s readers who did not receive it',
								campaign.missing,
								'mainstreet-blocks'
							),
							campaign.missing.toLocaleString()
						) }
						onClick={ onAgain }
					/>
				</p>
			) }
		</>
	);
}

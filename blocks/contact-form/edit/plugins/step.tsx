import { Button, Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

type Props = {
	text: string;
	/** Label of the button. */
	action?: string;
	onAction?: () => void;
	isBusy: boolean;
	error: string;
};

/** A step to a working plugin: what is missing, with a button. */
export function Step( { text, action, onAction, isBusy, error }: Props ) {
	return (
		<>
			<p>{ text }</p>
			{ action && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ onAction }
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
				>
					{ action }
				</Button>
			) }
			{ error && (
				<div role="alert" className="mainstreet-form-settings__notice">
					<Notice status="error" isDismissible={ false }>
						{ error }
					</Notice>
				</div>
			) }
		</>
	);
}

/** Shown while the server is being asked. */
export function ConfirmingStep() {
	return (
		<p role="status">
			<Spinner /> { __( 'Loading…', 'mainstreet-blocks' ) }
		</p>
	);
}

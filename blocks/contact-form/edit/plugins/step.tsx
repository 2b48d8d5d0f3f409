import { Button, Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

type Props = {
	text: string;
	/** What the button does, in its own words. */
	action?: string;
	onAction?: () => void;
	isBusy: boolean;
	error: string;
};

/** One step on the way to a working plugin: what is missing, and a button that brings it. */
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

/** While the server is asked. */
export function ConfirmingStep() {
	return (
		<p role="status">
			<Spinner /> { __( 'Loading…', 'mainstreet-blocks' ) }
		</p>
	);
}

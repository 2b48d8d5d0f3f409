import { Button, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent, ReactNode } from 'react';

type Props = {
	title: string;
	/** Label of the button. */
	action: string;
	/** Runs the action. If it resolves to an error message the dialog stays open and shows it; otherwise the dialog closes. */
	onAction: () => Promise< string > | void;
	onClose: () => void;
	isDestructive?: boolean;
	isDisabled?: boolean;
	/** Id of the error, for a field that it describes. */
	errorId?: string;
	className?: string;
	children: ReactNode;
};

/** Confirms and runs an action, and shows its error. */
export function ActionDialog( {
	title,
	action,
	onAction,
	onClose,
	isDestructive = false,
	isDisabled = false,
	errorId,
	className,
	children,
}: Props ) {
	const [ error, setError ] = useState( '' );
	const [ isBusy, setIsBusy ] = useState( false );
	const submit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( isBusy || isDisabled ) {
			return;
		}
		setIsBusy( true );
		setError( '' );
		const problem = ( await onAction() ) ?? '';
		setIsBusy( false );
		setError( problem );
		if ( problem === '' ) {
			onClose();
		}
	};
	return (
		<Modal
			size="small"
			className={ className }
			title={ title }
			onRequestClose={ onClose }
		>
			<form onSubmit={ submit }>
				{ children }
				<p
					id={ errorId }
					role="alert"
					className="mainstreet-screen__error"
				>
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
						isDestructive={ isDestructive }
						accessibleWhenDisabled
						disabled={ isBusy || isDisabled }
						isBusy={ isBusy }
					>
						{ action }
					</Button>
				</div>
			</form>
		</Modal>
	);
}

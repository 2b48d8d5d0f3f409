import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

type Props = {
	title: string;
	/** What follows from it. */
	text: string;
	/** What the button says. */
	action: string;
	onConfirm: () => void;
	onClose: () => void;
};

/** Asks before something that can't be undone. */
export function Confirm( { title, text, action, onConfirm, onClose }: Props ) {
	return (
		<Modal size="small" title={ title } onRequestClose={ onClose }>
			<p>{ text }</p>
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
					isDestructive
					onClick={ () => {
						onConfirm();
						onClose();
					} }
				>
					{ action }
				</Button>
			</div>
		</Modal>
	);
}

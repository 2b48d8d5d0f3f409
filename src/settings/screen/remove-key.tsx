import { Button, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Service } from './keys-state';

type Props = {
	service: Service;
	isBusy: boolean;
	isDisabled: boolean;
	onRemove: () => Promise< boolean >;
};

/** Button that removes the key once that is confirmed. */
export function RemoveKey( { service, isBusy, isDisabled, onRemove }: Props ) {
	const [ isAsking, setIsAsking ] = useState( false );
	const close = () => setIsAsking( false );
	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				isDestructive
				accessibleWhenDisabled
				disabled={ isDisabled }
				onClick={ () => setIsAsking( true ) }
			>
				{ __( 'Remove', 'mainstreet-blocks' ) }
			</Button>
			{ isAsking && (
				<Modal
					size="small"
					title={ sprintf(
						/* translators: %s: name of an outside service. */
						__( 'Remove the %s key?', 'mainstreet-blocks' ),
						service.label
					) }
					onRequestClose={ close }
				>
					<p>{ service.without }</p>
					<div className="mainstreet-settings__answers">
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							onClick={ close }
						>
							{ __( 'Cancel', 'mainstreet-blocks' ) }
						</Button>
						<Button
							__next40pxDefaultSize
							variant="primary"
							isDestructive
							accessibleWhenDisabled
							disabled={ isBusy }
							isBusy={ isBusy }
							onClick={ async () => {
								await onRemove();
								close();
							} }
						>
							{ __( 'Remove', 'mainstreet-blocks' ) }
						</Button>
					</div>
				</Modal>
			) }
		</>
	);
}

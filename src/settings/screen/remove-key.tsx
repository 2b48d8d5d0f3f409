import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ActionDialog } from '@shared/admin/action-dialog';
import type { Service } from './keys-state';

type Props = {
	service: Service;
	isDisabled: boolean;
	/** Resolves to ''; an error message is shown next to the key. */
	onRemove: () => Promise< string >;
};

/** Button that removes the key after a confirmation. */
export function RemoveKey( { service, isDisabled, onRemove }: Props ) {
	const [ isAsking, setIsAsking ] = useState( false );
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
				<ActionDialog
					title={ sprintf(
						/* translators: %s: name of an outside service. */
						__( 'Remove the %s key?', 'mainstreet-blocks' ),
						service.label
					) }
					action={ __( 'Remove', 'mainstreet-blocks' ) }
					onAction={ onRemove }
					onClose={ () => setIsAsking( false ) }
					isDestructive
				>
					<p>{ service.without }</p>
				</ActionDialog>
			) }
		</>
	);
}

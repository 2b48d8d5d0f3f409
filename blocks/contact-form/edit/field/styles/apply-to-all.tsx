import {
	InspectorControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { InfoPanel } from '@shared/inspector';
import { getChanges, readFieldStyleSet, type Field } from './share';

const FORM = 'jetpack/contact-form';

/**
 * Button that copies the styles of a field to all other fields of its form, except for those with `shareFieldAttributes: false`.
 *
 * @param props.clientId The field.
 */
export function ApplyToAll( { clientId }: { clientId: string } ) {
	const registry = useRegistry();
	const hasOthers = useSelect(
		( select ) => getOthers( select( blockEditorStore ), clientId ).length,
		[ clientId ]
	);
	const apply = () => {
		const store = registry.select( blockEditorStore );
		const field: Field | null = store.getBlock( clientId );
		if ( ! field ) {
			return;
		}
		const look = readFieldStyleSet( field );
		const { updateBlockAttributes } = registry.dispatch( blockEditorStore );
		// In a batch, so that it is one undo step.
		registry.batch( () => {
			for ( const id of getOthers( store, clientId ) ) {
				const other: Field | null = store.getBlock( id );
				const changes = other ? getChanges( other, look ) : {};
				for ( const [ block, attributes ] of Object.entries(
					changes
				) ) {
					void updateBlockAttributes( block, attributes );
				}
			}
		} );
		void registry
			.dispatch( noticesStore )
			.createSuccessNotice(
				__( 'Styles applied to all fields.', 'mainstreet-blocks' ),
				{ type: 'snackbar' }
			);
	};
	return (
		hasOthers > 0 && (
			<InspectorControls group="styles">
				<InfoPanel title={ __( 'Other fields', 'mainstreet-blocks' ) }>
					<p>
						{ __(
							'Gives the other fields of this form the colors, typography and borders of this one.',
							'mainstreet-blocks'
						) }
					</p>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ apply }
					>
						{ __( 'Apply to all fields', 'mainstreet-blocks' ) }
					</Button>
				</InfoPanel>
			</InspectorControls>
		)
	);
}

type Store = {
	getBlockParentsByBlockName: (
		clientId: string,
		name: string,
		isAscending?: boolean
	) => string[];
	getClientIdsOfDescendants: ( clientIds: string[] ) => string[];
	getBlockName: ( clientId: string ) => string | null;
	getBlockAttributes: (
		clientId: string
	) => Record< string, unknown > | null;
};

/** Returns the other fields of the form, except for those that keep their own styles. */
function getOthers( store: Store, clientId: string ): string[] {
	const [ form ] = store.getBlockParentsByBlockName( clientId, FORM, true );
	return form
		? store
				.getClientIdsOfDescendants( [ form ] )
				.filter(
					( id ) =>
						id !== clientId &&
						store
							.getBlockName( id )
							?.startsWith( 'jetpack/field-' ) &&
						store.getBlockName( id ) !== 'jetpack/field-hidden' &&
						store.getBlockAttributes( id )?.shareFieldAttributes !==
							false
				)
		: [];
}

import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import type { InnerAttributes } from '../../../inner/types';

/** Blocks in which visitors answer. */
const CONTROL =
	/^jetpack\/(?:input(?:-range|-rating)?|fieldset-image-options)$/;

/** Blocks with the label: of a single checkbox, it is the option. */
const LABEL = /^jetpack\/(?:label|option)$/;

/** Settings that the current format (F2) stores on the control, not on the field. */
const ON_CONTROL: Record< string, string[] > = {
	number: [ 'min', 'max', 'step' ],
	time: [ 'min', 'max' ],
	rating: [ 'max', 'iconStyle', 'iconSize', 'textColor', 'style' ],
};

/** A field together with its control. */
export type WholeField = {
	clientId: string;
	/** Type of the field, such as `number`; empty outside of a field. */
	type: string;
	/** Attributes of the field block only. */
	attributes: InnerAttributes;
	hasChildren: boolean;
	/** Attributes of field and control; those of the control win. */
	values: InnerAttributes;
	/** Stores each attribute in the block that it belongs to. */
	setValues: ( values: InnerAttributes ) => void;
	setAttributes: ( values: InnerAttributes ) => void;
	isSelected: boolean;
};

/** Divides changes between the field and its control. */
function part(
	values: InnerAttributes,
	attributes: InnerAttributes,
	isOnControl: ( key: string ) => boolean
) {
	const onField: InnerAttributes = {};
	const onControl: InnerAttributes = {};
	for ( const [ key, value ] of Object.entries( values ) ) {
		if ( ! isOnControl( key ) ) {
			onField[ key ] = value;
			continue;
		}
		onControl[ key ] = value;
		if ( attributes[ key ] !== undefined ) {
			// A value of the field would otherwise show up again.
			onField[ key ] = undefined;
		}
	}
	if ( 'isMultiple' in values ) {
		onControl.type = values.isMultiple ? 'checkbox' : 'radio';
	}
	return { onField, onControl };
}

/**
 * Returns the field that contains a block, or the field itself.
 *
 * @param clientId The field, or a block in it.
 */
export function useWholeField( clientId: string ): WholeField {
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	const found = useSelect(
		( select ) => {
			const {
				getBlockParents,
				getBlockName,
				getBlockAttributes,
				getBlockOrder,
				hasSelectedInnerBlock,
				isBlockSelected,
			} = select( blockEditorStore );
			const id =
				[ clientId, ...getBlockParents( clientId, true ) ].find(
					( one ) =>
						getBlockName( one )?.startsWith( 'jetpack/field-' )
				) ?? '';
			const order = getBlockOrder( id );
			const controlId = order.find( ( one ) =>
				CONTROL.test( getBlockName( one ) ?? '' )
			);
			const labelId = order.find( ( one ) =>
				LABEL.test( getBlockName( one ) ?? '' )
			);
			return {
				id,
				controlId,
				labelId,
				isLabelBare: labelId
					? getBlockAttributes( labelId )?.requiredIndicator === false
					: false,
				name: getBlockName( id ) ?? '',
				attributes: getBlockAttributes( id ),
				control: controlId
					? getBlockAttributes( controlId )
					: undefined,
				hasChildren: order.length > 0,
				isSelected:
					isBlockSelected( id ) || hasSelectedInnerBlock( id, true ),
			};
		},
		[ clientId ]
	);
	const { id, controlId, labelId, isLabelBare } = found;
	const { name, hasChildren, isSelected } = found;
	const type = name.replace( 'jetpack/field-', '' );
	const attributes: InnerAttributes = found.attributes ?? {};
	const control: InnerAttributes = found.control ?? {};
	const own = Object.entries( control ).filter(
		( [ , value ] ) => value !== undefined
	);
	const setAttributes = ( values: InnerAttributes ) =>
		void updateBlockAttributes( id, values );
	const setValues = ( values: InnerAttributes ) => {
		const { onField, onControl } = part(
			values,
			attributes,
			( key ) =>
				controlId !== undefined &&
				( ON_CONTROL[ type ]?.includes( key ) === true ||
					control[ key ] !== undefined )
		);
		// Only labels of the current format can hide the text.
		if (
			labelId &&
			isLabelBare &&
			'requiredIndicator' in values &&
			values.requiredIndicator !== false
		) {
			void updateBlockAttributes( labelId, {
				requiredIndicator: undefined,
			} );
		}
		if ( Object.keys( onField ).length ) {
			setAttributes( onField );
		}
		if ( controlId && Object.keys( onControl ).length ) {
			void updateBlockAttributes( controlId, onControl );
		}
	};
	return {
		clientId: id,
		type,
		attributes,
		hasChildren,
		values: {
			...attributes,
			...( isLabelBare && { requiredIndicator: false } ),
			...Object.fromEntries( own ),
		},
		setValues,
		setAttributes,
		isSelected,
	};
}

import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import type { InnerAttributes } from '../../../inner/types';

/** The part of a field that people answer in. */
const CONTROL =
	/^jetpack\/(?:input(?:-range|-rating)?|fieldset-image-options)$/;

/** The part that holds the label: of a single checkbox it is its option. */
const LABEL = /^jetpack\/(?:label|option)$/;

/** Settings that stand on the control, not on the field, in the form of today (F2). */
const ON_CONTROL: Record< string, string[] > = {
	number: [ 'min', 'max', 'step' ],
	time: [ 'min', 'max' ],
	rating: [ 'max', 'iconStyle', 'iconSize', 'textColor', 'style' ],
};

/** A field with its control, read and written as one. */
export type WholeField = {
	clientId: string;
	/** Its type, such as `number`; empty outside of a field. */
	type: string;
	/** Attributes of the field block alone, without those of its control. */
	attributes: InnerAttributes;
	hasChildren: boolean;
	/** Attributes of both; those of the control win. */
	values: InnerAttributes;
	/** Stores each in the block that has it. */
	setValues: ( values: InnerAttributes ) => void;
	setAttributes: ( values: InnerAttributes ) => void;
	isSelected: boolean;
};

/** Parts changes into those of the field and those of its control. */
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
			// What stood on both would come back from the field.
			onField[ key ] = undefined;
		}
	}
	if ( 'isMultiple' in values ) {
		onControl.type = values.isMultiple ? 'checkbox' : 'radio';
	}
	return { onField, onControl };
}

/**
 * A field, found from itself or from any block within it.
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
		// The label of a field of today can hide the text, too.
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

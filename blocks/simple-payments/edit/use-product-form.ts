import { useEffect, useRef, useState } from '@wordpress/element';
import type { Attributes } from '../types';
import { readPrice, readRefusal, validate, type Errors } from './validate';
import type { Surroundings } from './use-post';

type Form = {
	typedPrice: string;
	errors: Errors;
	/** Handles input in the price field. */
	setPrice: ( typed: string ) => void;
	/** Changes fields, whose errors go. */
	change: ( attributes: Partial< Attributes > ) => void;
	isComplete: boolean;
};

const write = ( price: number | undefined ): string =>
	price === undefined ? '' : String( price );

/**
 * What is typed, what is wrong with it, and when it is stored: with the post, or where none is edited when the block is left.
 *
 * @param isSelected Whether the block is selected.
 * @param place      Where it stands.
 * @param publish    Stores the product; gives what the server refused.
 */
export function useProductForm(
	product: Attributes,
	isSelected: boolean,
	place: Surroundings,
	onChange: ( attributes: Partial< Attributes > ) => void,
	publish: ( product: Attributes ) => Promise< unknown >
): Form {
	const { isInPost, isSaving, mayStore } = place;
	const [ typed, setTyped ] = useState( write( product.price ) );
	const [ errors, setErrors ] = useState< Errors >( {} );
	// Undo, and a product that came later, change the price without the field.
	const typedPrice =
		( readPrice( typed, product.currency ) || undefined ) ===
		( product.price || undefined )
			? typed
			: write( product.price );
	const found = validate( product, typedPrice );
	const isComplete = Object.keys( found ).length === 0;

	const store = () => {
		setErrors( found );
		if ( isComplete ) {
			publish( product ).then( ( key ) =>
				setErrors( readRefusal( key, product.email ) )
			);
		}
	};
	const wasSaving = useRef( isSaving );
	const wasSelected = useRef( isSelected );
	// In every render: compares with the previous one.
	// eslint-disable-next-line react-hooks/exhaustive-deps
	useEffect( () => {
		const isBegun = isSaving && ! wasSaving.current;
		const isLeft = ! isSelected && wasSelected.current;
		wasSaving.current = isSaving;
		wasSelected.current = isSelected;
		if ( mayStore && ( isBegun || ( isLeft && ! isInPost ) ) ) {
			store();
		} else if ( isLeft ) {
			setErrors( found );
		}
		// In every render: compares with the previous one.
	} );

	const change = ( attributes: Partial< Attributes > ) => {
		const { price, email, title } = errors;
		setErrors( {
			...( ! ( 'price' in attributes || 'currency' in attributes ) && {
				price,
			} ),
			...( ! ( 'email' in attributes ) && { email } ),
			...( ! ( 'title' in attributes ) && { title } ),
		} );
		onChange( attributes );
	};
	const setPrice = ( text: string ) => {
		const price = readPrice( text, product.currency );
		setTyped( text );
		change( {
			price:
				text.trim() === '' || ! Number.isFinite( price )
					? undefined
					: price,
			priceText: undefined,
		} );
	};
	return { typedPrice, errors, setPrice, change, isComplete };
}

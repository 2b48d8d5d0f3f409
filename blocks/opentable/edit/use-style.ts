import {
	registerBlockStyle,
	unregisterBlockStyle,
	type BlockEditProps,
} from '@wordpress/blocks';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useChangeWithoutUndo } from '@shared/post-editor';
import { getStyleOfClass } from '../attributes';
import { reconcile } from '../styles';
import type { Attributes } from '../types';

/** Keeps the style's attribute with its class, and offers the button to the selected block only while it has one restaurant. */
export function useStyle(
	{ attributes, setAttributes, isSelected }: BlockEditProps< Attributes >,
	isMulti: boolean
): void {
	const changeWithoutUndo = useChangeWithoutUndo();
	const hadStyle = useRef( false );
	const { style, className } = attributes;
	useEffect( () => {
		const changes = reconcile(
			{ style, className },
			hadStyle.current,
			isMulti
		);
		hadStyle.current = getStyleOfClass( className ) !== undefined;
		if ( changes ) {
			changeWithoutUndo( () => setAttributes( changes ) );
		}
	}, [ style, className, isMulti, changeWithoutUndo, setAttributes ] );

	useEffect( () => {
		if ( ! isSelected || ! isMulti ) {
			return undefined;
		}
		unregisterBlockStyle( 'jetpack/opentable', 'button' );
		return () =>
			registerBlockStyle( 'jetpack/opentable', {
				name: 'button',
				label: __( 'Button', 'mainstreet-blocks' ),
			} );
	}, [ isSelected, isMulti ] );
}

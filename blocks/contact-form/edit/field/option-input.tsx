import { __, sprintf } from '@wordpress/i18n';
import { forwardRef } from '@wordpress/element';
import type { ClipboardEvent, KeyboardEvent } from 'react';

type Props = {
	value: string;
	/** Position in the list, from 1; 0 for a single option. */
	position: number;
	onChange: ( value: string ) => void;
	/** Called after Enter or a paste of several lines, with the options to insert below and the new text of this one. */
	onAdd: ( options?: string[], own?: string ) => void;
	/** Called after Backspace in an empty option. */
	onRemove: () => void;
	placeholder?: string;
};

/** Removes the list marker of a pasted line. */
const readLine = ( line: string ): string =>
	line.replace( /^\s*(?:[-*•–]\s+|\t)?/, '' ).trim();

/** Input for an option: Enter adds one below, Backspace removes an empty one. */
export const OptionInput = forwardRef< HTMLInputElement, Props >(
	function Input( props, ref ) {
		const { value, position, onChange, onAdd, onRemove } = props;
		const onKeyDown = ( event: KeyboardEvent ) => {
			// While an input method composes text, both keys belong to it.
			if ( event.nativeEvent.isComposing ) {
				return;
			}
			if ( event.key === 'Enter' ) {
				event.preventDefault();
				onAdd();
			} else if ( event.key === 'Backspace' && value === '' ) {
				event.preventDefault();
				// The editor would remove the whole block.
				event.stopPropagation();
				onRemove();
			}
		};
		const onPaste = ( event: ClipboardEvent< HTMLInputElement > ) => {
			const lines = event.clipboardData
				.getData( 'text' )
				.split( /[\r\n]+/ )
				.map( readLine );
			const others = lines.slice( 1 ).filter( Boolean );
			if ( ! others.length ) {
				return;
			}
			event.preventDefault();
			// The editor would convert the lines to blocks.
			event.stopPropagation();
			const { selectionStart, selectionEnd } = event.currentTarget;
			const start = selectionStart ?? value.length;
			const own =
				value.slice( 0, start ) +
				( lines[ 0 ] ?? '' ) +
				value.slice( selectionEnd ?? start );
			if ( own ) {
				onAdd( others, own );
			} else {
				onAdd( others.slice( 1 ), others[ 0 ] );
			}
		};
		return (
			<input
				type="text"
				ref={ ref }
				className="mainstreet-field__text is-option"
				aria-label={
					position
						? sprintf(
								/* translators: %d: position among the options. */
								__( 'Option %d', 'mainstreet-blocks' ),
								position
							)
						: __( 'Text', 'mainstreet-blocks' )
				}
				placeholder={
					props.placeholder ||
					__( 'Add option…', 'mainstreet-blocks' )
				}
				value={ value }
				onChange={ ( { target } ) => onChange( target.value ) }
				onKeyDown={ onKeyDown }
				onPaste={ onPaste }
			/>
		);
	}
);

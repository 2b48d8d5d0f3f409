import { __, sprintf } from '@wordpress/i18n';
import { forwardRef } from '@wordpress/element';
import type { ClipboardEvent, KeyboardEvent } from 'react';

type Props = {
	value: string;
	/** Position among the options, from 1; 0 for one that stands alone. */
	position: number;
	onChange: ( value: string ) => void;
	/** Enter was pressed, or several lines were pasted: the options behind this one, and its own text. */
	onAdd: ( options?: string[], own?: string ) => void;
	/** Backspace was pressed while it was empty. */
	onRemove: () => void;
	placeholder?: string;
};

/** A line without the mark of a list, which comes along from other programs. */
const readLine = ( line: string ): string =>
	line.replace( /^\s*(?:[-*•–]\s+|\t)?/, '' ).trim();

/** The text of one option: Enter adds one behind it, Backspace takes an empty one away. */
export const OptionInput = forwardRef< HTMLInputElement, Props >(
	function Input( props, ref ) {
		const { value, position, onChange, onAdd, onRemove } = props;
		const onKeyDown = ( event: KeyboardEvent ) => {
			// While a word is composed, both keys belong to the keyboard's own software.
			if ( event.nativeEvent.isComposing ) {
				return;
			}
			if ( event.key === 'Enter' ) {
				event.preventDefault();
				onAdd();
			} else if ( event.key === 'Backspace' && value === '' ) {
				event.preventDefault();
				// The editor would take the whole block away.
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
			// The editor would make blocks of them.
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

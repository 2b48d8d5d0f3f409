import { PlainText } from '@wordpress/block-editor';
import { __, sprintf } from '@wordpress/i18n';
import { forwardRef } from '@wordpress/element';
import type { KeyboardEvent } from 'react';

type Props = {
	value: string;
	/** Position among the options, from 1; 0 for one that stands alone. */
	position: number;
	onChange: ( value: string ) => void;
	/** Enter was pressed. */
	onAdd: () => void;
	/** Backspace was pressed while it was empty. */
	onRemove: () => void;
	placeholder?: string;
};

/** The text of one option: Enter adds one behind it, Backspace takes an empty one away. */
export const OptionInput = forwardRef< HTMLTextAreaElement, Props >(
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
		return (
			<PlainText
				// It hands the ref on to its textarea, which the types miss.
				ref={ ref as never }
				className="mainstreet-field__option-text"
				rows={ 1 }
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
				onChange={ ( text: string ) =>
					onChange( text.replace( /\s*\n\s*/g, ' ' ) )
				}
				onKeyDown={ onKeyDown }
			/>
		);
	}
);

import { useInstanceId } from '@wordpress/compose';
import type { KeyboardEvent } from 'react';

type Props = {
	label: string;
	value: string;
	onChange: ( text: string ) => void;
	autoComplete: string;
};

const blockEnter = ( event: KeyboardEvent ) => {
	if ( event.key === 'Enter' ) {
		event.preventDefault();
	}
};

/**
 * The field of a block that has no other, below its label. Core's PlainText measures
 * itself before the block's style sheet may be there; this one grows by style sheet. Enter leads on to what comes after the block, as in core's captions; text
 * of several lines, which posts do hold, is kept.
 */
export function SoleField( {
	label,
	value,
	onChange,
	onLeave,
	autoComplete,
}: Props & { onLeave?: () => void } ) {
	const leave = ( event: KeyboardEvent ) => {
		// Enter that ends the input of a composed character is not one.
		if ( event.key === 'Enter' && ! event.nativeEvent.isComposing ) {
			event.preventDefault();
			onLeave?.();
		}
	};
	const id = useInstanceId( SoleField, 'mainstreet-contact-sole' );
	return (
		<>
			<label htmlFor={ id } className="mainstreet-contact-label">
				{ label }
			</label>
			<textarea
				id={ id }
				className="mainstreet-contact-field"
				rows={ value.split( '\n' ).length }
				autoCapitalize="none"
				spellCheck={ false }
				autoComplete={ autoComplete }
				value={ value }
				onChange={ ( event ) => onChange( event.target.value ) }
				onKeyDown={ leave }
			/>
		</>
	);
}

/** A text field of one line, below its label. Enter does nothing. */
export function LineField( { label, value, onChange, autoComplete }: Props ) {
	const id = useInstanceId( LineField, 'mainstreet-contact-field' );
	return (
		<div>
			<label htmlFor={ id } className="mainstreet-contact-label">
				{ label }
			</label>
			<input
				id={ id }
				type="text"
				className="mainstreet-contact-field"
				autoComplete={ autoComplete }
				// The browser would join the lines of a stored text without a space.
				value={ value.replace( /[\r\n]+/g, ' ' ) }
				onChange={ ( event ) => onChange( event.target.value ) }
				onKeyDown={ blockEnter }
			/>
		</div>
	);
}

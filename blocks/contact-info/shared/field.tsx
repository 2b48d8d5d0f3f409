import { PlainText } from '@wordpress/block-editor';
import { useInstanceId } from '@wordpress/compose';
import type { ComponentProps, KeyboardEvent } from 'react';

type Props = Pick<
	ComponentProps< typeof PlainText >,
	'value' | 'onChange' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
> & {
	label: string;
};

const blockEnter = ( event: KeyboardEvent ) => {
	if ( event.key === 'Enter' ) {
		event.preventDefault();
	}
};

/** A text field named by its placeholder, for a block that has no other. */
export function SoleField( { label, ...field }: Props ) {
	return (
		<PlainText
			className="mainstreet-contact-field"
			placeholder={ label }
			aria-label={ label }
			{ ...field }
		/>
	);
}

/** A text field below its label. It holds one line: Enter does nothing, pasted line breaks become spaces. */
export function LineField( { label, onChange, ...field }: Props ) {
	const id = useInstanceId( LineField, 'mainstreet-contact-field' );
	return (
		<div>
			<label htmlFor={ id } className="mainstreet-contact-label">
				{ label }
			</label>
			<PlainText
				id={ id }
				className="mainstreet-contact-field"
				rows={ 1 }
				onChange={ ( text: string ) =>
					onChange( text.replace( /[\r\n]+/g, ' ' ) )
				}
				onKeyDown={ blockEnter }
				{ ...field }
			/>
		</div>
	);
}

import { PlainText } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

/** Kinds of boxes by type of field; all others are a line of text. */
const KINDS: Record< string, string > = {
	textarea: 'is-tall',
	select: 'is-menu',
	dropdown: 'is-menu',
	date: 'is-date',
};

type Props = {
	type: string;
	/** Text that stands in the empty box; edited in place. */
	placeholder: string;
	onChange: ( placeholder: string ) => void;
};

/** The box of a field, in which its placeholder is edited. */
export function Control( { type, placeholder, onChange }: Props ) {
	return (
		<div className={ `mainstreet-field__control ${ KINDS[ type ] ?? '' }` }>
			<PlainText
				aria-label={ __( 'Placeholder', 'mainstreet-blocks' ) }
				placeholder={ __( 'Add placeholder…', 'mainstreet-blocks' ) }
				rows={ 1 }
				value={ placeholder }
				onChange={ ( text: string ) =>
					onChange( text.replace( /\s*\n\s*/g, ' ' ) )
				}
			/>
		</div>
	);
}

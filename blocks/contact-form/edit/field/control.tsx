import { PlainText } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

/** Kinds of boxes by type of field; all others are a line of text. */
const KINDS: Record< string, string > = {
	textarea: 'is-tall',
	select: 'is-menu',
	dropdown: 'is-menu',
};

/** What stands in boxes that browsers fill by themselves. */
const getNote = ( type: string ): string | undefined =>
	( {
		date: __( 'Visitors choose a day here.', 'mainstreet-blocks' ),
		time: __( 'Visitors choose a time here.', 'mainstreet-blocks' ),
		file: __( 'Visitors choose a file here.', 'mainstreet-blocks' ),
	} )[ type ];

type Props = {
	type: string;
	/** Text that stands in the empty box; edited in place. */
	placeholder: string;
	onChange: ( placeholder: string ) => void;
};

/** The box of a field, in which its placeholder is edited where visitors will see it. */
export function Control( { type, placeholder, onChange }: Props ) {
	const note = getNote( type );
	return note ? (
		<div className={ `mainstreet-field__control is-note is-${ type }` }>
			{ note }
		</div>
	) : (
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

import { __ } from '@wordpress/i18n';

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

/**
 * The box of a field, in which its placeholder is edited where visitors will see it. Plain
 * controls: core's, which measures itself, does so before the sheet is there.
 */
export function Control( { type, placeholder, onChange }: Props ) {
	const note = getNote( type );
	if ( note ) {
		return (
			<div className={ `mainstreet-field__control is-note is-${ type }` }>
				{ note }
			</div>
		);
	}
	const isMenu = type === 'select' || type === 'dropdown';
	const props = {
		className: 'mainstreet-field__text',
		'aria-label': __( 'Placeholder', 'mainstreet-blocks' ),
		placeholder: __( 'Add placeholder…', 'mainstreet-blocks' ),
		value: placeholder,
		onChange: ( event: { target: { value: string } } ) =>
			onChange( event.target.value.replace( /\s*\n\s*/g, ' ' ) ),
	};
	return (
		<div
			className={ `mainstreet-field__control ${ isMenu ? 'is-menu' : '' }` }
		>
			{ type === 'textarea' ? (
				<textarea rows={ 4 } { ...props } />
			) : (
				<input type="text" { ...props } />
			) }
		</div>
	);
}

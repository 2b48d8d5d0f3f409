import { __ } from '@wordpress/i18n';
import type { ChangeEvent, CSSProperties } from 'react';

/** Types whose box a browser fills by itself, and the input it is. */
const NATIVE: Record< string, string > = {
	date: 'date',
	time: 'time',
	file: 'file',
};

type Props = {
	type: string;
	/** Placeholder of the field. */
	placeholder: string;
	/** Takes what is typed for it; without, it is edited elsewhere. */
	onChange?: ( placeholder: string ) => void;
	/** Whether the field is selected: only then its placeholder is typed into. */
	isSelected: boolean;
	/** What the box is filled with from the start; shown where it is no text to be edited. */
	value?: unknown;
	/** Classes and styles that its author chose. */
	looks?: { className?: string; style?: CSSProperties };
};

// Nothing to fill in here: a click goes through to the field and selects it.
const AS_PICTURE = { tabIndex: -1, 'aria-hidden': true } as const;

const readValue = ( type: string, value: unknown ): string =>
	typeof value === 'string' &&
	( type !== 'time' || /^\d\d:\d\d$/.test( value ) )
		? value
		: '';

/**
 * The box of a field as visitors see it, with the classes it has there. In the field that is selected it is
 * where its placeholder is edited. Plain controls: core's, which measures itself, does so before the sheet is there.
 */
export function Control( props: Props ) {
	const { type, placeholder, onChange, isSelected, looks } = props;
	const getLooks = ( names: string ) => ( {
		className: `${ names } ${ looks?.className ?? '' }`,
		style: looks?.style,
	} );
	const value = readValue( type, props.value );
	const isMenu = type === 'select' || type === 'dropdown';
	const native = NATIVE[ type ];
	if ( native ) {
		return (
			<input
				{ ...AS_PICTURE }
				type={ native }
				{ ...( native !== 'file' && { value, readOnly: true } ) }
				{ ...getLooks(
					`${ type } grunion-field mainstreet-field__picture`
				) }
			/>
		);
	}
	if ( isMenu && ! ( isSelected && onChange ) ) {
		return (
			<select
				{ ...AS_PICTURE }
				{ ...getLooks(
					'select grunion-field mainstreet-field__picture'
				) }
			>
				<option>
					{ placeholder ||
						__( 'Select one option', 'mainstreet-blocks' ) }
				</option>
			</select>
		);
	}
	const box = {
		// As browsers write a number that is typed for visitors.
		...( type === 'telephone' && { dir: 'ltr' } ),
		'aria-label': __( 'Placeholder', 'mainstreet-blocks' ),
		...getLooks(
			`${ isMenu ? 'select' : type } grunion-field mainstreet-field__text`
		),
		...( isSelected && onChange
			? {
					placeholder: __( 'Add placeholder…', 'mainstreet-blocks' ),
					value: placeholder,
				}
			: { placeholder, value, readOnly: true } ),
		onChange: ( {
			target,
		}: ChangeEvent< HTMLInputElement | HTMLTextAreaElement > ) =>
			onChange?.( target.value.replace( /\s*\n\s*/g, ' ' ) ),
	};
	return type === 'textarea' ? (
		<textarea rows={ 6 } { ...box } />
	) : (
		<input type="text" { ...box } />
	);
}

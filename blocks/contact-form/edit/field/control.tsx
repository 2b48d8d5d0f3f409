import { __ } from '@wordpress/i18n';
import type { ChangeEvent, CSSProperties } from 'react';

/** Types whose input the browser draws, and the `type` of that input. */
const NATIVE: Record< string, string > = {
	date: 'date',
	time: 'time',
	file: 'file',
};

type Props = {
	type: string;
	/** Placeholder text. */
	placeholder: string;
	/** Called when the placeholder is typed; undefined if it is edited elsewhere. */
	onChange?: ( placeholder: string ) => void;
	/** Whether the field is selected: only then the placeholder can be edited. */
	isSelected: boolean;
	/** Default value; shown if the placeholder is not edited. */
	value?: unknown;
	/** Classes and styles of the input. */
	looks?: { className?: string; style?: CSSProperties };
};

// Inactive: a click selects the field.
const AS_PICTURE = { tabIndex: -1, 'aria-hidden': true } as const;

const readValue = ( type: string, value: unknown ): string =>
	typeof value === 'string' &&
	( type !== 'time' || /^\d\d:\d\d$/.test( value ) )
		? value
		: '';

/**
 * Input of a field as visitors see it, with the same classes. If the field is selected, its placeholder is edited there. Plain elements:
 * core's PlainText measures itself before the style sheet is loaded.
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
		// As browsers format a number that visitors type.
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

import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { saveSettings } from './api';
import type { Field, OptionValue } from './options-state';

/** Settings by name; undefined for a number field that was emptied. */
export type Values = Record< string, OptionValue | undefined >;

type Errors = Record< string, string >;

/** A number field contains the typed text, valid or not. The server validates it. */
const toSend = ( { type }: Field, value: OptionValue ): OptionValue =>
	type === 'integer' && /^\d+$/.test( String( value ).trim() )
		? Number( value )
		: value;

/**
 * State of the settings of a tab while they are edited. Typed text is kept until it is stored.
 *
 * @param initial What is in force.
 * @param onSave  Hears of what was stored.
 */
export function useOptions(
	fields: Field[],
	initial: Record< string, OptionValue >,
	onSave?: ( values: Record< string, OptionValue > ) => void
) {
	const [ values, setValues ] = useState< Values >( initial );
	const [ errors, setErrors ] = useState< Errors >( {} );
	/** Number of failed attempts to save. */
	const [ failures, setFailures ] = useState( 0 );
	const [ message, setMessage ] = useState( '' );
	const [ isBusy, setIsBusy ] = useState( false );
	// Hidden settings are not sent, because their errors would be invisible.
	const shown = fields.filter(
		( { when } ) => ! when || values[ when.name ] === when.value
	);

	const save = async () => {
		setIsBusy( true );
		setMessage( '' );
		const result = await saveSettings(
			Object.fromEntries(
				shown.map( ( field ) => [
					field.name,
					toSend( field, values[ field.name ] ?? '' ),
				] )
			)
		);
		setIsBusy( false );
		if ( result.ok ) {
			setErrors( {} );
			setValues( result.value.options );
			onSave?.( result.value.options );
			setMessage( __( 'Saved.', 'mainstreet-blocks' ) );
			return;
		}
		setErrors( result.fields );
		setFailures( ( count ) => count + 1 );
		setMessage(
			Object.keys( result.fields ).length
				? __(
						'Nothing was saved. Please correct the highlighted fields.',
						'mainstreet-blocks'
					)
				: result.message
		);
	};

	return {
		shown,
		values,
		errors,
		failures,
		message,
		isBusy,
		save,
		change: ( changes: Values ) => {
			setValues( ( known ) => ( { ...known, ...changes } ) );
			setErrors( ( known ) =>
				Object.fromEntries(
					Object.entries( known ).filter(
						( [ name ] ) => ! ( name in changes )
					)
				)
			);
			setMessage( '' );
		},
	};
}

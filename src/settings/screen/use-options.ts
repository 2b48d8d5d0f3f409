import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { saveSettings } from './api';
import type { Field, OptionValue } from './options-state';

type Errors = Record< string, string >;

/** A number field holds what was typed, be it a number or not; the server judges it. */
const toSend = ( { type }: Field, value: OptionValue ): OptionValue =>
	type === 'integer' && /^\d+$/.test( String( value ).trim() )
		? Number( value )
		: value;

/**
 * Settings of one tab while they are being edited. What was typed stays until it is stored.
 *
 * @param fields  Settings.
 * @param initial What is in force.
 * @param onSave  Hears of what was stored.
 */
export function useOptions(
	fields: Field[],
	initial: Record< string, OptionValue >,
	onSave?: ( values: Record< string, OptionValue > ) => void
) {
	const [ values, setValues ] = useState( initial );
	const [ errors, setErrors ] = useState< Errors >( {} );
	const [ message, setMessage ] = useState( '' );
	const [ isBusy, setIsBusy ] = useState( false );
	// What is not shown is not stored either: its errors would be unseen.
	const shown = fields.filter(
		( { when } ) => ! when || values[ when.name ] === when.value
	);

	const save = async (): Promise< boolean > => {
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
			return true;
		}
		setErrors( result.fields );
		setMessage(
			Object.keys( result.fields ).length
				? __(
						'Nothing was saved. Please correct the highlighted fields.',
						'mainstreet-blocks'
					)
				: result.message
		);
		return false;
	};

	return {
		shown,
		values,
		errors,
		message,
		isBusy,
		save,
		change: ( name: string, value: OptionValue ) => {
			setValues( { ...values, [ name ]: value } );
			setErrors( { ...errors, [ name ]: '' } );
			setMessage( '' );
		},
	};
}

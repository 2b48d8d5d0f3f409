import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { saveSettings } from './api';
import type { Field, OptionValue } from './options-state';

/** Settings by name; undefined is a number field that was emptied. */
export type Values = Record< string, OptionValue | undefined >;

type Errors = Record< string, string >;

/** A number field holds what was typed, be it a number or not; the server judges it. */
const toSend = ( { type }: Field, value: OptionValue ): OptionValue =>
	type === 'integer' && /^\d+$/.test( String( value ).trim() )
		? Number( value )
		: value;

/**
 * Settings of one tab while they are being edited. What was typed stays until it is stored.
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
	/** How often saving failed. */
	const [ failures, setFailures ] = useState( 0 );
	const [ message, setMessage ] = useState( '' );
	const [ isBusy, setIsBusy ] = useState( false );
	// What is not shown is not stored either: its errors would be unseen.
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

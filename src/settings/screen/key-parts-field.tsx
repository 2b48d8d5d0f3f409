import { TextControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { ActionRow } from './action-row';
import { getPlaceholder } from './key-field';
import type { KeyPart } from './keys-state';

type Props = {
	parts: KeyPart[];
	/** Whether a key is stored: then empty fields keep their part. */
	isSet: boolean;
	/** Error message of the last attempt; '' if it succeeded. */
	error: string;
	/** Error messages of single parts, by name. */
	errors: Record< string, string >;
	isBusy: boolean;
	/** Resolves to whether the key was stored. */
	onSave: ( typed: Record< string, string > ) => Promise< boolean >;
};

/** Fields for a key that consists of several parts. Typed text is kept until it is stored. */
export function KeyPartsField( {
	parts,
	isSet,
	error,
	errors,
	isBusy,
	onSave,
}: Props ) {
	const [ typed, setTyped ] = useState< Record< string, string > >( {} );
	const errorId = useInstanceId( KeyPartsField, 'mainstreet-parts-error' );
	const entered = Object.fromEntries(
		parts.flatMap( ( { name } ) => {
			const value = ( typed[ name ] ?? '' ).trim();
			return value ? [ [ name, value ] ] : [];
		} )
	);
	const found = Object.keys( entered ).length;
	const isReady = isSet ? found > 0 : found === parts.length;
	// If the error names no part, any of them may be wrong.
	const isWrong = ( name: string ) =>
		name in errors ||
		( error !== '' && Object.keys( errors ).length === 0 );

	const submit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( isReady && ! isBusy && ( await onSave( entered ) ) ) {
			setTyped( {} );
		}
	};

	return (
		<form className="mainstreet-settings__parts" onSubmit={ submit }>
			{ parts.map( ( { name, label, isSecret } ) => (
				<TextControl
					key={ name }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type={ isSecret ? 'password' : 'text' }
					label={ isSet ? getPlaceholder( label ) : label }
					value={ typed[ name ] ?? '' }
					onChange={ ( value ) =>
						setTyped( { ...typed, [ name ]: value } )
					}
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={ false }
					dir="ltr"
					aria-invalid={ isWrong( name ) }
					aria-describedby={ isWrong( name ) ? errorId : undefined }
				/>
			) ) }
			{ isSet && (
				<p className="mainstreet-settings__note">
					{ __(
						'Leave fields empty to keep their current values.',
						'mainstreet-blocks'
					) }
				</p>
			) }
			<ActionRow
				label={ __( 'Save', 'mainstreet-blocks' ) }
				busyLabel={ __( 'Saving…', 'mainstreet-blocks' ) }
				variant="primary"
				isBusy={ isBusy }
				isDisabled={ ! isReady }
				error={ { id: errorId, text: error } }
			/>
		</form>
	);
}

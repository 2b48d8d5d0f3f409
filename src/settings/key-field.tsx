import { Button, TextControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';

type Props = {
	label: string;
	/** Why the last attempt failed; '' when it did not. */
	error: string;
	isBusy: boolean;
	/** Resolves to whether it was stored. */
	onSave: ( value: string ) => Promise< boolean >;
};

/** Takes a key. What was typed stays until it is stored. */
export function KeyField( { label, error, isBusy, onSave }: Props ) {
	const [ typed, setTyped ] = useState( '' );
	const errorId = useInstanceId( KeyField, 'mainstreet-key-error' );
	const isEmpty = typed.trim() === '';

	const submit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( ! isEmpty && ! isBusy && ( await onSave( typed.trim() ) ) ) {
			setTyped( '' );
		}
	};

	return (
		<form className="mainstreet-settings__field" onSubmit={ submit }>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				className="mainstreet-settings__input"
				label={ label }
				value={ typed }
				onChange={ setTyped }
				autoComplete="off"
				autoCapitalize="off"
				spellCheck={ false }
				dir="ltr"
				aria-invalid={ error !== '' }
				aria-describedby={ error ? errorId : undefined }
			/>
			<Button
				__next40pxDefaultSize
				variant="primary"
				type="submit"
				accessibleWhenDisabled
				disabled={ isEmpty || isBusy }
				isBusy={ isBusy }
			>
				{ isBusy
					? __( 'Saving…', 'mainstreet-blocks' )
					: __( 'Save', 'mainstreet-blocks' ) }
			</Button>
			<p
				id={ errorId }
				className="mainstreet-settings__error"
				role="alert"
			>
				{ error }
			</p>
		</form>
	);
}

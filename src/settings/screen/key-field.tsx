import { TextControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { ActionRow } from './action-row';

/**
 * Returns the placeholder of a field whose key is already stored.
 *
 * @param kind Kind of key, such as "Access token".
 */
export const getPlaceholder = ( kind: string ): string =>
	sprintf(
		/* translators: %s: kind of key, such as "Access token". */
		__( 'New %s', 'mainstreet-blocks' ),
		kind
	);

type Props = {
	label: string;
	/** Error message of the last attempt; '' if it succeeded. */
	error: string;
	isBusy: boolean;
	/** Resolves to whether the key was stored. */
	onSave: ( value: string ) => Promise< boolean >;
};

/** Field for a key. Typed text is kept until it is stored. */
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
		<form onSubmit={ submit }>
			<ActionRow
				label={ __( 'Save', 'mainstreet-blocks' ) }
				busyLabel={ __( 'Saving…', 'mainstreet-blocks' ) }
				variant="primary"
				isBusy={ isBusy }
				isDisabled={ isEmpty }
				error={ { id: errorId, text: error } }
			>
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
			</ActionRow>
		</form>
	);
}

import { TextControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { ActionRow } from './action-row';

/**
 * What the field of a key says that is there already.
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

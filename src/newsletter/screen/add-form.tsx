import { Button, CheckboxControl, TextControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { addSubscriber } from './api';

type Props = { onDone: ( message: string ) => void };

type Added = { isNew: boolean; isMailed: boolean };

function describe( { isNew, isMailed }: Added ): string {
	if ( isMailed ) {
		return __(
			'Added. The person will receive an email to confirm.',
			'mainstreet-blocks'
		);
	}
	return isNew
		? __( 'Added.', 'mainstreet-blocks' )
		: __( 'This address is already on the list.', 'mainstreet-blocks' );
}

/** Form that adds one subscriber. */
export function AddForm( { onDone }: Props ) {
	const [ email, setEmail ] = useState( '' );
	const [ name, setName ] = useState( '' );
	const [ consent, setConsent ] = useState( false );
	const [ error, setError ] = useState( '' );
	const [ isBusy, setIsBusy ] = useState( false );
	const field = useRef< HTMLInputElement >( null );
	useEffect( () => field.current?.focus(), [] );

	const submit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( isBusy ) {
			return;
		}
		setIsBusy( true );
		const result = await addSubscriber( {
			email: email.trim(),
			name: name.trim(),
			consent,
		} );
		setIsBusy( false );
		if ( result.ok ) {
			onDone( describe( result.value ) );
		} else {
			setError( result.fields.email ?? result.message );
			field.current?.focus();
		}
	};

	return (
		<form
			className="mainstreet-newsletter__form"
			aria-label={ __( 'Add subscriber', 'mainstreet-blocks' ) }
			noValidate
			onSubmit={ submit }
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				ref={ field }
				type="email"
				label={ __( 'Email address', 'mainstreet-blocks' ) }
				value={ email }
				onChange={ setEmail }
				required
				aria-invalid={ error !== '' }
				aria-describedby="mainstreet-add-error"
			/>
			<p
				id="mainstreet-add-error"
				role="alert"
				className="mainstreet-screen__error"
			>
				{ error }
			</p>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Name (optional)', 'mainstreet-blocks' ) }
				value={ name }
				onChange={ setName }
				maxLength={ 100 }
			/>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __(
					'This person agreed to receive emails from this site',
					'mainstreet-blocks'
				) }
				help={ __(
					'Otherwise, an email asks them to confirm first.',
					'mainstreet-blocks'
				) }
				checked={ consent }
				onChange={ setConsent }
			/>
			<Button
				__next40pxDefaultSize
				variant="primary"
				type="submit"
				accessibleWhenDisabled
				disabled={ isBusy }
				isBusy={ isBusy }
			>
				{ __( 'Add subscriber', 'mainstreet-blocks' ) }
			</Button>
		</form>
	);
}

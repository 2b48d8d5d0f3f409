import { SelectControl, TextControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useChangeWithoutUndo } from '@shared/post-editor';
import type { Attributes } from '../types';
import { getCountryList, getValue, readCountryCode } from './countries';
import { isWrong, tidy, toPlainDigits } from './phone';

type Props = {
	label: string;
	attributes: Pick< Attributes, 'countryCode' | 'phoneNumber' >;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

const noop = () => {};

/** The list of dial codes. What a post holds and the list does not is an entry of its own. */
export function CountryField( { label, attributes, onChange }: Props ) {
	const countries = useMemo(
		() => getCountryList( document.documentElement.lang ),
		[]
	);
	const stored = attributes.countryCode ?? '';
	const { country } = readCountryCode( stored );
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			value={ country ? getValue( country ) : stored }
			options={ [
				...( country
					? []
					: [
							{
								value: stored,
								label:
									stored ||
									__( 'Select…', 'mainstreet-blocks' ),
							},
						] ),
				...countries.map( ( { value, label: name } ) => ( {
					value,
					label: name,
				} ) ),
			] }
			onChange={ ( countryCode ) => onChange( { countryCode } ) }
		/>
	);
}

/** Phone number field, with a warning about invalid numbers. */
export function NumberField( { label, attributes, onChange }: Props ) {
	const { countryCode, phoneNumber = '' } = attributes;
	const [ isTyping, setIsTyping ] = useState( false );
	const quietly = useChangeWithoutUndo();
	const errorId = useInstanceId( NumberField, 'mainstreet-phone-error' );
	const hasError = isWrong( phoneNumber, countryCode, ! isTyping );
	const leave = () => {
		setIsTyping( false );
		const tidied = tidy( phoneNumber, countryCode );
		if ( tidied ) {
			quietly( () => onChange( tidied ) );
		}
	};
	return (
		<>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="tel"
				autoComplete="off"
				label={ label }
				placeholder={ __( 'Your phone number…', 'mainstreet-blocks' ) }
				value={ phoneNumber }
				aria-invalid={ hasError }
				aria-describedby={ hasError ? errorId : undefined }
				onChange={ ( typed ) => {
					setIsTyping( true );
					onChange( { phoneNumber: toPlainDigits( typed ) } );
				} }
				onBlur={ isTyping ? leave : noop }
			/>
			<p
				id={ errorId }
				role="alert"
				className="mainstreet-whatsapp__error"
			>
				{ hasError &&
					__(
						'Please enter a valid phone number.',
						'mainstreet-blocks'
					) }
			</p>
		</>
	);
}

import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- in every WordPress since 5.9.
	__experimentalVStack as VStack,
	Notice,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/**
 * Parses a link that was typed.
 *
 * @param typed Contents of the field.
 * @return The URL to save ('' for none), or null if the URL is not allowed.
 */
export function parseLink( typed: string ): string | null {
	const link = typed.trim();
	if ( link === '' || /^[/#?]/.test( link ) ) {
		return link;
	}
	if ( /^(?:https?:\/\/|mailto:|tel:)\S/i.test( link ) ) {
		return link;
	}
	// "example.org/page": a host with a dot, without a scheme.
	return /^[^\s:/]+\.[^\s:/]+(?:[:/?#]\S*)?$/.test( link )
		? `https://${ link }`
		: null;
}

type LinkProps = {
	label: string;
	link: string;
	onChange: ( link: string | undefined ) => void;
};

/** Link of an image. Only valid URLs are saved; other input stays in the field. */
export function LinkField( { label, link, onChange }: LinkProps ) {
	const [ typed, setTyped ] = useState( link );
	const [ saved, setSaved ] = useState( link );
	if ( link !== saved ) {
		// The saved value changed, by another slide or by undo.
		setSaved( link );
		setTyped( link );
	}
	const isValid = parseLink( typed ) !== null;
	return (
		<VStack spacing={ 2 }>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="url"
				label={ label }
				help={ __(
					'Where the image links to. Optional.',
					'mainstreet-blocks'
				) }
				value={ typed }
				aria-invalid={ ! isValid }
				onChange={ ( text: string ) => {
					setTyped( text );
					const address = parseLink( text );
					if ( address !== null ) {
						setSaved( address );
						onChange( address || undefined );
					}
				} }
			/>
			{ ! isValid && (
				<Notice status="error" isDismissible={ false }>
					{ __(
						'Please enter a URL such as https://example.com.',
						'mainstreet-blocks'
					) }
				</Notice>
			) }
		</VStack>
	);
}

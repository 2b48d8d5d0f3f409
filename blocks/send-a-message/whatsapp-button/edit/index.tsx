import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { linkSheet } from '@shared/register-block';
import { getTextColor } from '../colors';
import { getRootClass } from '../root-class';
import type { Attributes } from '../types';
import { Inspector } from './inspector';
import { Toolbar } from './toolbar';
import { useDefaultCountry } from './use-default-country';

// Sidebar and toolbar are in the admin page, whatever document the canvas is.
linkSheet( document, 'whatsapp-button', 'sidebar' );

/** The button, whose text is typed in place. */
export default function Edit( {
	attributes,
	clientId,
	setAttributes,
}: BlockEditProps< Attributes > ) {
	const { backgroundColor, buttonText, colorClass } = attributes;
	useDefaultCountry( clientId, attributes.countryCode );
	return (
		<div { ...useBlockProps( { className: getRootClass( attributes ) } ) }>
			<Toolbar attributes={ attributes } onChange={ setAttributes } />
			<Inspector attributes={ attributes } onChange={ setAttributes } />
			<RichText
				identifier="buttonText"
				className="whatsapp-block__button"
				style={ {
					backgroundColor,
					color: getTextColor( colorClass ),
				} }
				aria-label={ __( 'Button text', 'mainstreet-blocks' ) }
				placeholder={ __( 'Add text…', 'mainstreet-blocks' ) }
				value={ buttonText }
				onChange={ ( typed ) => setAttributes( { buttonText: typed } ) }
				withoutInteractiveFormatting
				disableLineBreaks
			/>
		</div>
	);
}

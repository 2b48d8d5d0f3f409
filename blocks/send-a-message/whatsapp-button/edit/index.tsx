import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { linkSheet } from '@shared/register-block';
import { normalize } from '../attributes';
import { getTextColor } from '../colors';
import { getRootClass } from '../root-class';
import type { Attributes } from '../types';
import { Inspector } from './inspector';
import { Toolbar } from './toolbar';
import { useDefaultCountry } from './use-default-country';
import { getHref } from '../get-href';
import { isWrong } from './phone';

/** Shows in the canvas what is missing for a chat, because the sidebar may be closed. */
function NumberNotice( { attributes }: { attributes: Attributes } ) {
	const { countryCode, phoneNumber = '' } = attributes;
	const isMissing = /[?&]phone=(?:&|$)/.test( getHref( attributes ) );
	if ( ! isMissing && ! isWrong( phoneNumber, countryCode, true ) ) {
		return null;
	}
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			// The field has an alert of its own.
			spokenMessage=""
		>
			{ isMissing
				? __(
						'Add a phone number. Without one, visitors do not see this button.',
						'mainstreet-blocks'
					)
				: __(
						'This phone number does not seem to be valid. Check it, or the chat will not reach you.',
						'mainstreet-blocks'
					) }
		</Notice>
	);
}

// Sidebar and toolbar are in the admin page, whatever document the canvas is.
linkSheet( document, 'whatsapp-button', 'sidebar' );

/** The button, whose text is typed in place. */
export default function Edit( {
	attributes,
	clientId,
	setAttributes,
}: BlockEditProps< Attributes > ) {
	const settings = normalize( attributes );
	const { backgroundColor, buttonText, colorClass } = settings;
	useDefaultCountry( clientId, settings.countryCode );
	return (
		<div { ...useBlockProps( { className: getRootClass( settings ) } ) }>
			<Toolbar attributes={ settings } onChange={ setAttributes } />
			<Inspector attributes={ settings } onChange={ setAttributes } />
			<NumberNotice attributes={ settings } />
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

import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import { normalize } from './attributes';
import { getTextColor } from './colors';
import { getHref } from './get-href';
import { getRootClass } from './root-class';
import type { Attributes } from './types';

/** Writes a link to the chat. */
export function save( { attributes }: BlockSaveProps< Attributes > ) {
	const settings = normalize( attributes );
	const { backgroundColor, buttonText, colorClass, openInNewTab } = settings;
	return (
		<div
			{ ...useBlockProps.save( {
				className: getRootClass( settings ),
			} ) }
		>
			<RichText.Content
				tagName="a"
				className="whatsapp-block__button"
				href={ getHref( settings ) }
				style={ { backgroundColor, color: getTextColor( colorClass ) } }
				value={ buttonText }
				target={ openInNewTab ? '_blank' : '_self' }
				rel="noopener noreferrer"
			/>
		</div>
	);
}

import { PlainText, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { normalize } from '../attributes';
import type { Attributes } from '../types';

export default function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) {
	return (
		<div { ...useBlockProps() }>
			<PlainText
				className="wp-block-jetpack-guest-book__heading"
				aria-label={ __( 'Heading', 'mainstreet-blocks' ) }
				placeholder={ __( 'Heading', 'mainstreet-blocks' ) }
				value={ normalize( attributes ).heading }
				onChange={ ( heading: string ) => setAttributes( { heading } ) }
			/>
		</div>
	);
}

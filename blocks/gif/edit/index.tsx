import {
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Placeholder } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useIsPreview } from '@shared/canvas';
import {
	getContinuation,
	onEnterAtEnd,
	type InsertsBlocks,
} from '@shared/canvas/caption-enter';
import { normalize, PADDING_DEFAULT } from '../attributes';
import { readGif, toFrame } from '../gif';
import { icon } from '../icon';
import type { Attributes } from '../types';
import { Alternatives } from './alternatives';
import type { Found } from './giphy';
import { Preview } from './preview';
import { SearchForm } from './search-form';
import { useSearch } from './use-search';

type Props = BlockEditProps< Attributes > & InsertsBlocks;

/** Core's panels have the same space at their sides. */
const BRANDING = { paddingInline: 16 };

const Branding = () => (
	<InspectorControls>
		<p className="wp-block-jetpack-gif__branding" style={ BRANDING }>
			{ __( 'Powered by GIPHY', 'mainstreet-blocks' ) }
		</p>
	</InspectorControls>
);

export default function Edit( {
	attributes,
	setAttributes,
	isSelected,
	insertBlocksAfter,
}: Props ) {
	const gif = normalize( attributes );
	const { caption, src, text } = gif;
	const [ typed, setTyped ] = useState( text );
	const choose = ( found: Found, searchText: string ) =>
		setAttributes( {
			giphyUrl: toFrame( found.id ),
			paddingTop: found.paddingTop ?? PADDING_DEFAULT,
			searchText,
		} );
	const { found, isBusy, isWithoutKey, submit, term } = useSearch( choose );
	const isStill = useIsPreview();

	const label = __( 'GIF', 'mainstreet-blocks' );
	const form = (
		<SearchForm
			value={ typed }
			onChange={ setTyped }
			onSubmit={ submit }
			isBusy={ isBusy }
			isWithoutKey={ isWithoutKey }
			missed={ found.length === 0 ? term : '' }
			isInstructed={ src === '' }
		/>
	);
	return (
		<div { ...useBlockProps() }>
			<Branding />
			{ src === '' ? (
				<Placeholder
					icon={ icon }
					label={ label }
					instructions={ __(
						'Search for a term or paste a Giphy URL',
						'mainstreet-blocks'
					) }
				>
					{ form }
				</Placeholder>
			) : (
				<figure>
					{ isSelected && form }
					<Preview
						gif={ gif }
						title={ text === '' || readGif( text ) ? label : text }
						isSelected={ isSelected }
						isStill={ isStill }
					/>
					{ isSelected && found.length > 1 && (
						<Alternatives
							found={ found }
							src={ src }
							onChoose={ ( one ) => choose( one, term ) }
						/>
					) }
					{ ( isSelected || caption !== '' ) && (
						<RichText
							tagName="figcaption"
							className="wp-block-jetpack-gif-caption gallery-caption"
							aria-label={ __( 'Caption', 'mainstreet-blocks' ) }
							placeholder={ __(
								'Add a caption…',
								'mainstreet-blocks'
							) }
							value={ caption }
							onChange={ ( value: string ) =>
								setAttributes( { caption: value || undefined } )
							}
							{ ...onEnterAtEnd(
								getContinuation( insertBlocksAfter )
							) }
						/>
					) }
				</figure>
			) }
		</div>
	);
}

import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useIsPreview } from '@shared/canvas';
import {
	EditUrlControl,
	EmbedForm,
	EmbedLoading,
	resolveRedirect,
	useConvertToLink,
	useEmbed,
} from '@shared/embed-editor';
import { normalize } from '../attributes';
import { icon } from '../icon';
import { readPasted, readPin } from '../pin';
import type { Attributes } from '../types';
import { Preview } from './preview';

/**
 * Finds out whether an address can be embedded: its shape, whether Pinterest has it, and where a short link leads
 * (docs/server-contract.md A10).
 *
 * @param typed  What was typed.
 * @param signal Ends the request.
 * @return Address to keep; null for one that can't be embedded.
 */
function resolvePin(
	typed: string,
	signal: AbortSignal
): null | Promise< string | null > {
	const pin = readPasted( typed );
	if ( ! pin ) {
		return null;
	}
	return resolveRedirect( pin.url, signal ).then( ( found ) => {
		const last = found.ok ? readPin( found.url ) : null;
		if ( ! last || last.kind === 'short' ) {
			return null;
		}
		// Where a short link leads says who shared it; where a long one does, only which country the server is in.
		return pin.kind === 'short' ? last.href : pin.url;
	} );
}

/** Images of a board by their colors alone, for the inserter: Pinterest is not asked. */
function StaticPin() {
	return (
		<div
			className="wp-block-jetpack-pinterest__still"
			role="img"
			aria-label={ __( 'Preview of a board', 'mainstreet-blocks' ) }
		>
			{ [ 1, 2, 3, 4, 5, 6 ].map( ( number ) => (
				<span key={ number } />
			) ) }
		</div>
	);
}

type Props = BlockEditProps< Attributes >;

function LivePin( { attributes, setAttributes, clientId, isSelected }: Props ) {
	const { url } = normalize( attributes );
	const convertToLink = useConvertToLink( clientId );
	const embed = useEmbed< string >( {
		saved: url,
		resolve: resolvePin,
		onEmbed: ( found ) => setAttributes( { url: found } ),
	} );
	const pin = readPin( url );

	// A short link that was pasted, or saved by an older release, is resolved once the block is selected: opening a post changes nothing.
	const { submit } = embed;
	const asked = useRef( '' );
	const isShort = pin?.kind === 'short';
	useEffect( () => {
		if ( isShort && isSelected && asked.current !== url ) {
			asked.current = url;
			submit( url );
		}
	} );

	if ( embed.state === 'resolving' ) {
		return <EmbedLoading />;
	}
	if ( embed.state === 'embedded' && pin && ! isShort ) {
		return (
			<>
				<EditUrlControl onEdit={ embed.edit } />
				<Preview pin={ pin } isSelected={ isSelected } />
			</>
		);
	}
	const isUnknown = url !== '' && ! pin && embed.text.trim() === url;
	return (
		<EmbedForm
			icon={ icon }
			label={ __( 'Pinterest', 'mainstreet-blocks' ) }
			instructions={ __(
				'Paste a link to the pin, board or profile you want to show on your site.',
				'mainstreet-blocks'
			) }
			fieldLabel={ __( 'Pinterest URL', 'mainstreet-blocks' ) }
			example={ __( 'Enter URL to embed here…', 'mainstreet-blocks' ) }
			value={ embed.text }
			onChange={ embed.setText }
			onSubmit={ embed.submit }
			error={
				embed.hasFailed || isUnknown
					? __(
							'Sorry, this content could not be embedded.',
							'mainstreet-blocks'
						)
					: undefined
			}
			onConvertToLink={ () => convertToLink( embed.text ) }
			onCancel={ pin && ! isShort ? embed.cancel : undefined }
		/>
	);
}

export default function Edit( props: Props ) {
	const isPreview = useIsPreview();
	return (
		<div { ...useBlockProps() }>
			{ isPreview ? <StaticPin /> : <LivePin { ...props } /> }
		</div>
	);
}

import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, getBlockVariations } from '@wordpress/blocks';
import { Notice } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
// `translateCore` uses WordPress's own translations.
import { __, __ as translateCore, sprintf } from '@wordpress/i18n';
import { toList, toRecord, toText } from '@shared/guards';

/** A URL that WordPress embeds, and its service. */
export type Embeddable = { url: string; service: string };

/** Name of a service, from the title of core's embed, which is “YouTube Embed” since 7.1. */
function readService( title: string ): string {
	const [ before = '', after = '' ] =
		translateCore( '%s Embed' ).split( '%s' );
	return title.startsWith( before ) && title.endsWith( after )
		? title.slice( before.length, title.length - after.length )
		: title;
}

/**
 * Parses a URL of a service that WordPress embeds, such as YouTube.
 *
 * @param given Any text.
 * @return Null for anything else.
 */
export function findEmbeddable( given: string ): Embeddable | null {
	const url = given.trim();
	const found = toList( getBlockVariations( 'core/embed' ) )
		.map( toRecord )
		.find(
			( { name, patterns } ) =>
				// VideoPress videos may have been moved to this site.
				name !== 'videopress' &&
				toList( patterns ).some(
					( pattern ) =>
						pattern instanceof RegExp && pattern.test( url )
				)
		);
	return found && /^https?:\/\//i.test( url )
		? { url, service: readService( toText( found.title ) ) }
		: null;
}

type Props = { clientId: string; offer: Embeddable };

/** Says that a URL belongs to another service, and offers core's embed instead. */
export function EmbedOffer( { clientId, offer }: Props ) {
	const { replaceBlocks } = useDispatch( blockEditorStore );
	return (
		<Notice
			status="info"
			isDismissible={ false }
			actions={ [
				{
					label: sprintf(
						/* translators: %s: name of a service, such as YouTube. */
						__( 'Embed from %s', 'mainstreet-blocks' ),
						offer.service
					),
					onClick: () =>
						void replaceBlocks(
							clientId,
							createBlock( 'core/embed', { url: offer.url } )
						),
				},
			] }
		>
			{ sprintf(
				/* translators: %s: name of a service, such as YouTube. */
				__(
					'This block plays videos that are stored on this site. This URL is from %s.',
					'mainstreet-blocks'
				),
				offer.service
			) }
		</Notice>
	);
}

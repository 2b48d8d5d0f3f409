import { createBlock, type BlockConfiguration } from '@wordpress/blocks';
import { SHORT_URL } from '@shared/hosted-video/player-url';

/** Reads GUID and options of a paragraph that contains only a short URL of the service. */
function readShort( node: unknown ): string {
	const url =
		node instanceof Element && node.nodeName === 'P'
			? ( node.textContent ?? '' ).trim()
			: '';
	const guid = SHORT_URL.exec( url )?.[ 1 ] ?? '';
	return guid && guid + ( /^[^?#]*(\?[^#]*)/.exec( url )?.[ 1 ] ?? '' );
}

/** Runs before core's transform, which accepts any URL. */
const fromShort = {
	type: 'raw' as const,
	priority: 9,
	isMatch: ( node: unknown ) => readShort( node ) !== '',
	transform: ( node: unknown ) =>
		createBlock( 'core/embed', {
			url: `https://videopress.com/v/${ readShort( node ) }`,
		} ),
};

/**
 * Hides core's embed of the service from the inserter; existing and pasted embeds still work, with short URLs as well.
 *
 * @param settings   Of a block.
 * @param oldVersion Given for old versions.
 */
export function extendEmbed(
	settings: BlockConfiguration,
	name: string,
	oldVersion?: unknown
): BlockConfiguration {
	if ( name !== 'core/embed' || oldVersion ) {
		return settings;
	}
	const { transforms, variations } = settings;
	return {
		...settings,
		...( Array.isArray( variations ) && {
			variations: variations.map( ( variation ) =>
				variation.name === 'videopress'
					? {
							...variation,
							scope: [],
							patterns: [
								...( 'patterns' in variation &&
								Array.isArray( variation.patterns )
									? variation.patterns
									: [] ),
								SHORT_URL,
							],
						}
					: variation
			),
		} ),
		transforms: {
			...transforms,
			from: [ fromShort, ...( transforms?.from ?? [] ) ],
		},
	};
}

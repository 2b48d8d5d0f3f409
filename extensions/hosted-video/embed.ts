import { createBlock, type BlockConfiguration } from '@wordpress/blocks';
import { SHORT } from '@shared/hosted-video/address';

/** The guid and options of a paragraph that holds nothing but a short address of the service. */
function readShort( node: unknown ): string {
	const url =
		node instanceof Element && node.nodeName === 'P'
			? ( node.textContent ?? '' ).trim()
			: '';
	const guid = SHORT.exec( url )?.[ 1 ] ?? '';
	return guid && guid + ( /^[^?#]*(\?[^#]*)/.exec( url )?.[ 1 ] ?? '' );
}

/** In front of core's own, which takes any address as it is. */
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
 * Core's embed of the service is not offered next to the block for it; what is in posts, or is pasted, still opens as one. It knows short
 * addresses, too.
 *
 * @param settings   Of a block.
 * @param name       Its name.
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
								SHORT,
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

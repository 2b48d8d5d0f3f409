import type { BlockConfiguration } from '@wordpress/blocks';
import { addFilter } from '@wordpress/hooks';

type Settings = Pick<
	BlockConfiguration< Record< string, unknown > >,
	'attributes' | 'supports'
>;

const current: Record< string, Settings > = {};

/**
 * Lets an entry of `deprecated` say `inherit: true`: it has today's attributes and, unless
 * it names its own, today's supports. Both are in block.json, which is not in the editor
 * script, and core hands neither to old versions. Core runs this filter for the block
 * first and for its old versions after that.
 */
export function installInheritance(): void {
	addFilter(
		'blocks.registerBlockType',
		'mainstreet/inherit-attributes',
		(
			settings: Settings,
			name: string,
			deprecation: { inherit?: boolean } | null
		): Settings => {
			if ( ! deprecation ) {
				current[ name ] = settings;
			}
			return deprecation?.inherit
				? {
						...current[ name ],
						...settings,
						attributes: {
							...current[ name ]?.attributes,
							...settings.attributes,
						},
					}
				: settings;
		}
	);
}

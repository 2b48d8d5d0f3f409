import type { BlockDeprecation } from '@wordpress/blocks';
import type { Attributes } from '../types';

const text = { type: 'string' } as const;
const on = { type: 'boolean', default: true } as const;

/**
 * The first form: nothing is saved. It had neither chosen episodes nor a switch for titles nor widths; they are read all the
 * same, so that nothing is lost of a block that has them.
 */
export const v1: BlockDeprecation< Attributes > = {
	attributes: {
		url: text,
		selectedEpisodes: { type: 'array', default: [] },
		itemsToShow: { type: 'integer', default: 5 },
		showCoverArt: on,
		showEpisodeTitle: on,
		showEpisodeDescription: on,
		primaryColor: text,
		customPrimaryColor: text,
		hexPrimaryColor: text,
		secondaryColor: text,
		customSecondaryColor: text,
		hexSecondaryColor: text,
		backgroundColor: text,
		customBackgroundColor: text,
		hexBackgroundColor: text,
		exampleFeedData: { type: 'object' },
	},
	supports: {
		align: [ 'wide', 'full' ],
		html: false,
		spacing: { padding: true, margin: true },
	},
	save: () => null,
};

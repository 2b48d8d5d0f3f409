import type { BlockConfiguration } from '@wordpress/blocks';
import { addFilter } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';
import { getGatedBlocks, type Upgrade } from '@shared/upgrade/gated-blocks';
import { withBanner } from './with-banner';

const ATTRIBUTE = { type: 'boolean', default: true } as const;

/** Existing posts may contain the attribute, which is kept (docs/content-format.md 35). */
const KEPT = { type: 'boolean' } as const;

const isOurs = ( name: string ): boolean =>
	/^(jetpack|premium-content|videopress)\//.test( name );

/** Title of a block with the label of the host. */
const getTitle = ( title: string, { label }: Upgrade ): string =>
	label === 'beta'
		? /* translators: %s: name of a block. */
			sprintf( __( '%s (beta)', 'mainstreet-blocks' ), title )
		: /* translators: %s: name of a block. */
			sprintf( __( '%s (paid)', 'mainstreet-blocks' ), title );

/**
 * Creates the filter that adds the host's label to titles of gated blocks, and the attribute to blocks and their
 * deprecations, where it would be lost on migration otherwise.
 *
 * @param gated Blocks that need a plan.
 */
const withAttribute =
	( gated: ReadonlyMap< string, Upgrade > ) =>
	(
		settings: BlockConfiguration,
		name: string,
		oldVersion?: unknown
	): BlockConfiguration => {
		const upgrade = gated.get( name );
		if ( ! upgrade && ! isOurs( name ) ) {
			return settings;
		}
		return {
			...settings,
			...( upgrade &&
				settings.title &&
				! oldVersion && {
					title: getTitle( settings.title, upgrade ),
				} ),
			attributes: {
				// A block with this attribute keeps its own default.
				shouldDisplayFrontendBanner: KEPT,
				...settings.attributes,
				...( upgrade && { shouldDisplayFrontendBanner: ATTRIBUTE } ),
			},
		};
	};

/** On a site without plans nothing is changed. */
export default function setUp(): void {
	const gated = getGatedBlocks();
	addFilter(
		'blocks.registerBlockType',
		'mainstreet/paid-block-banner',
		withAttribute( gated )
	);
	if ( gated.size > 0 ) {
		addFilter(
			'editor.BlockEdit',
			'mainstreet/paid-block-banner',
			withBanner( gated )
		);
	}
}

import type { BlockConfiguration } from '@wordpress/blocks';
import { addFilter } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';
import { getGatedBlocks, type Upgrade } from '@shared/upgrade/gated-blocks';
import { withBanner } from './with-banner';

const ATTRIBUTE = { type: 'boolean', default: true } as const;

/** Posts that moved here may hold the key of a block that was sold elsewhere: it is kept (docs/content-format.md 35). */
const KEPT = { type: 'boolean' } as const;

const isOurs = ( name: string ): boolean =>
	/^(jetpack|premium-content|videopress)\//.test( name );

/** Name of a block with what the host says of it (part 3, section 4). */
const getTitle = ( title: string, { label }: Upgrade ): string =>
	label === 'beta'
		? /* translators: %s: name of a block. */
			sprintf( __( '%s (beta)', 'mainstreet-blocks' ), title )
		: /* translators: %s: name of a block. */
			sprintf( __( '%s (paid)', 'mainstreet-blocks' ), title );

/**
 * Makes the filter of core that names blocks as the host sells them, and adds the attribute, also to old versions of a block: what is not registered there
 * is lost when they are brought up to date.
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
				// A block that has the key by itself has its default, too.
				shouldDisplayFrontendBanner: KEPT,
				...settings.attributes,
				...( upgrade && { shouldDisplayFrontendBanner: ATTRIBUTE } ),
			},
		};
	};

/** On a plain site there is nothing to offer: no block looks or works otherwise. */
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
